import * as v from 'valibot';
import { EntryTypeSchema } from '../entities/entry-type';
import { LoginDataSchema } from '../entities/login-data';
import { PuzzleSchema } from '../entities/puzzle';
import { SecondFactorChallengeSchema } from '../entities/second-factor';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';

const FilledSchema = v.pipe(v.string(), v.nonEmpty());

/** Fields of our extensions; sent only to hosts that announce them. */
const extensionEntries = {
  /**
   * The token from an earlier login on this device; empty if there is none (extension `known-devices`). If the field is absent, the client
   * stores no such token, and the API distinguishes its logins by the program.
   */
  known_device: v.optional(v.string()),
  /** The solved puzzle (extension `proof-of-work`). */
  proof: v.optional(v.string()),
  /** The caller can solve puzzles (extension `proof-of-work`); other callers wait instead. */
  proof_of_work: knownWord('yes'),
  /** The caller supports a second factor (extension `second-factors`). */
  second_factor: knownWord('yes'),
};

const PasswordLoginSchema = v.object({
  username: FilledSchema,
  password: FilledSchema,
  enter_type: EntryTypeSchema,
  ...extensionEntries,
});
/** The parameters of the return from a social login. */
const SocialLoginSchema = v.object({
  session: FilledSchema,
  login_type: FilledSchema,
  enter_type: EntryTypeSchema,
  ...extensionEntries,
});
// A login with a password, even an empty one, is not a guest login. Otherwise a login that lost its password would enter another account
// instead of failing.
const GuestLoginSchema = v.object({
  username: FilledSchema,
  enter_type: EntryTypeSchema,
  password: v.exactOptional(v.never()),
  ...extensionEntries,
});

/** 200 with data is success, 429 comes with `ratelimit`, -117 asks a guest for the password (docs/behaviour/login.md#login-messages). */
export const logIn = defineCall({
  name: 'logIn',
  summary: 'Log in with a password, with the return of a social login, or as a guest',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/login',
  body: v.union([SocialLoginSchema, PasswordLoginSchema, GuestLoginSchema]),
  bodyEncoding: 'form',
  response: outcomeWith(LoginDataSchema, {
    challenge: v.optional(SecondFactorChallengeSchema),
    puzzle: v.optional(PuzzleSchema),
    known_device: v.optional(v.string()),
  }),
});
