import * as v from 'valibot';
import { PuzzleSchema } from '../entities/puzzle';
import { OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { passwordMinLength, usernameMinLength } from '../limits';

/** `password_tes` (spelled so on the wire) repeats the password (spec 1 §7). */
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
    email: v.pipe(v.string(), v.email()),
    enter_type: v.pipe(v.string(), v.nonEmpty()),
    /** The solved puzzle (extension `proof-of-work`). */
    proof: v.optional(v.string()),
  }),
  bodyEncoding: 'form',
  response: v.looseObject({ ...OutcomeSchema.entries, puzzle: v.optional(PuzzleSchema) }),
});
