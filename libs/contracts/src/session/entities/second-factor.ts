import * as v from 'valibot';
import { UnixSecondsSchema } from '../../protocol/wire/wire';

/** Proofs that a login can require after the password; `recovery` is one of the codes that are shown once. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** The step that a login requires after the correct password. */
export const SecondFactorChallengeSchema = v.object({
  /** Single use, random. */
  id: v.pipe(v.string(), v.nonEmpty()),
  methods: v.array(v.picklist(secondFactorMethods)),
  /** When it ends, unix seconds. */
  expires: UnixSecondsSchema,
});
export type SecondFactorChallenge = v.InferOutput<typeof SecondFactorChallengeSchema>;
