import * as v from 'valibot';
import { EntryTypeSchema } from '../entities/entry-type';
import { LoginDataSchema } from '../entities/login-data';
import { PuzzleSchema } from '../entities/puzzle';
import { SecondFactorChallengeSchema } from '../entities/second-factor';
import { outcomeWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { knownWord } from '../lib/known-word';

const FilledSchema = v.pipe(v.string(), v.nonEmpty());

/** Of our extensions; sent only to hosts that announce them. */
const extensionEntries = {
  /**
   * What an earlier login on this device answered, empty when there was none (extension `known-devices`). Who leaves it out
   * keeps no such token: its logins are told apart by the program.
   */
  known_device: v.optional(v.string()),
  /** The solved puzzle (extension `proof-of-work`). */
  proof: v.optional(v.string()),
  /** Says that the caller can solve puzzles (extension `proof-of-work`); all others wait instead. */
  proof_of_work: knownWord('yes'),
  /** Says that the caller can go on with a second factor (extension `second-factors`). */
  second_factor: knownWord('yes'),
};

const PasswordLoginSchema = v.object({
  username: FilledSchema,
  password: FilledSchema,
  enter_type: EntryTypeSchema,
  ...extensionEntries,
});
/** The return of a social login. */
const SocialLoginSchema = v.object({
  session: FilledSchema,
  login_type: FilledSchema,
  enter_type: EntryTypeSchema,
  ...extensionEntries,
});
// A password, even an empty one, never makes a guest: a login that lost its password must fail, not enter as somebody else.
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
