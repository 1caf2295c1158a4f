import * as v from 'valibot';
import {
  sentOr,
  UnixSecondsSchema,
  WireFlagSchema,
  WireIdSchema,
  WireNumberSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { RoleListSchema } from '../../session/shell/role';

/** Fields that the specification does not name; only for callers that request them (extension `account-extras`). */
export const AccountExtrasSchema = v.object({
  /** A new address that waits for its confirmation; empty if there is none. */
  pendingEmail: WireTextSchema,
  /** Until when it can be confirmed, unix seconds. */
  pendingEmailUntil: UnixSecondsSchema,
  /** Until when every address may log in without a password, unix seconds; 0 = only listed addresses may. */
  openUntil: UnixSecondsSchema,
  /** Identifies the values of the edit form. If an edit sends it back, the answer names the values that have changed since. */
  version: WireTextSchema,
  /** When the account will be deleted, unix seconds; 0 = it stays. */
  deletionAt: UnixSecondsSchema,
  /** The host issued the password; the owner should change it. */
  hasTemporaryPassword: v.optional(WireFlagSchema, false),
  /** The players could not be listed: the list is empty, although the account may have some. */
  arePlayersAway: v.optional(WireFlagSchema, false),
  /** If a refresh of all players came too soon and was skipped: when the next is possible, unix seconds. 0 = nothing was skipped. */
  refreshAgainAt: v.optional(UnixSecondsSchema, 0),
});
export type AccountExtras = v.InferOutput<typeof AccountExtrasSchema>;

// An unreadable field counts as absent: the other fields of the account can still be shown.
const FlagSchema = v.fallback(v.nullish(WireFlagSchema, false), false);
const TextSchema = v.fallback(WireTextSchema, '');
const TimeSchema = v.fallback(UnixSecondsSchema, 0);

/** An account as its owner sees it (docs/behaviour/account.md#account-data). */
export const AccountSchema = v.object({
  /** UID of the account, not of a player. */
  _id: WireIdSchema,
  name: TextSchema,
  username: TextSchema,
  /** Empty if none is set. */
  email: TextSchema,
  locale: TextSchema,
  point: v.fallback(sentOr(WireNumberSchema, 0), 0),
  role: v.fallback(RoleListSchema, []),
  /** Key of the game-command API; empty means disabled. */
  tokenAPI: TextSchema,
  /** Addresses that may log in; if it is empty, every login needs the password. */
  iplock: v.fallback(WireTextListSchema, []),
  third_login: v.pipe(
    v.fallback(v.nullish(v.object({ discord: FlagSchema, twitter: FlagSchema }), {}), {
      discord: false,
      twitter: false,
    }),
    v.transform(({ discord = false, twitter = false }) => ({ discord, twitter })),
  ),
  /** 0 means not verified; null = the host does not say. */
  verifyEmail: v.pipe(
    v.fallback(v.nullish(WireFlagSchema, null), null),
    v.transform((isVerified) => (isVerified === null ? null : isVerified ? 1 : 0)),
  ),
  /** Whether a web password is set; undefined = the host does not say. If a host sends its hash, the hash is dropped. */
  password_web: v.fallback(
    v.optional(
      v.pipe(
        v.nullable(WireFlagSchema),
        v.transform((value) => value ?? false),
      ),
    ),
    undefined,
  ),
  password_ingame: FlagSchema,
  /** When the game login ends, unix seconds; 0 = never or unknown. */
  expiredtoken: TimeSchema,
  /** When the role ends, unix seconds; 0 means never (docs/behaviour/foundation.md#role-expiry). */
  roleExpired: TimeSchema,
  /** When the web login ends, unix seconds; 0 = unknown. */
  expiredlogin: TimeSchema,
  extras: v.optional(AccountExtrasSchema),
});
export type Account = v.InferOutput<typeof AccountSchema>;
