import * as v from 'valibot';
import { EntryTypeSchema } from '../entities/entry-type';
import { PuzzleSchema } from '../entities/puzzle';
import { outcome } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { EmailSchema } from '../../protocol/wire/wire';
import { passwordMinLength, usernameMinLength } from '../forms/limits';

/** `password_tes` (spelled so on the wire) repeats the password (docs/behaviour/api.md#account-calls). */
export const register = defineCall({
  name: 'register',
  summary: 'Create an account',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/register',
  body: v.object({
    username: v.pipe(v.string(), v.minLength(usernameMinLength)),
    password: v.pipe(v.string(), v.minLength(passwordMinLength)),
    password_tes: v.string(),
    email: EmailSchema,
    enter_type: EntryTypeSchema,
    /** The solved puzzle (extension `proof-of-work`). */
    proof: v.optional(v.string()),
    /** The caller can solve puzzles (extension `proof-of-work`); other callers wait instead. */
    proof_of_work: knownWord('yes'),
  }),
  bodyEncoding: 'form',
  response: outcome({ puzzle: v.optional(PuzzleSchema) }),
});
