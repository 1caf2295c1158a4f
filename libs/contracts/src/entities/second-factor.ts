import * as v from 'valibot';
import { listOf } from '../lib/list-of';
import { UnixSecondsSchema, WireCountSchema, WireFlagSchema, WireIdSchema, WireTextSchema } from '../lib/wire';

/** Ways to prove oneself after the password; `recovery` is one of the codes that are shown once. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** What a login waits for after the right password. */
export const SecondFactorChallengeSchema = v.object({
  /** Single use, random. */
  id: v.pipe(v.string(), v.nonEmpty()),
  methods: v.array(v.picklist(secondFactorMethods)),
  /** When it ends, unix seconds. */
  expires: UnixSecondsSchema,
});
export type SecondFactorChallenge = v.InferOutput<typeof SecondFactorChallengeSchema>;

/** A passkey as its owner sees it. */
export const PasskeySchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  /** Unix seconds. */
  createdAt: UnixSecondsSchema,
  /** Unix seconds; 0 = never. */
  lastUsedAt: UnixSecondsSchema,
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** How an account is protected. */
export const AccountSecuritySchema = v.object({
  hasPassword: WireFlagSchema,
  /** The password was given out by the host and should be changed. */
  hasTemporaryPassword: v.optional(WireFlagSchema, false),
  hasTotp: WireFlagSchema,
  /** Unused ones. */
  recoveryCodes: WireCountSchema,
  passkeys: listOf(PasskeySchema),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecuritySchema>;
