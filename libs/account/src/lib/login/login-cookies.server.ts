import type { AppLoadContext } from '@remix-run/node';
import { SecondFactorChallengeSchema, socialProviders } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { hostCookie } from './host-cookie.server';

const minuteSeconds = 60;
const yearSeconds = 365 * 24 * 60 * minuteSeconds;

const TextSchema = v.pipe(v.string(), v.maxLength(1000));

const SocialEntrySchema = v.object({
  state: v.pipe(v.string(), v.minLength(20), v.maxLength(100)),
  provider: v.picklist(socialProviders),
  type: TextSchema,
  redirect: TextSchema,
});
export type SocialEntry = v.InferOutput<typeof SocialEntrySchema>;

/**
 * Set when the visitor leaves for a social login. A returning login is accepted without a question only in the browser that has this cookie
 * (docs/security.md#session-theft).
 */
export const socialEntryCookie = (context: AppLoadContext) =>
  hostCookie(context, 'entry', SocialEntrySchema, 10 * minuteSeconds);

const SocialLinkSchema = v.object({
  provider: v.picklist(socialProviders),
  /** The provider sends it back. Only the browser that started the link may finish it. */
  state: v.pipe(v.string(), v.minLength(20), v.maxLength(100)),
  /** Names the account that the host links. It works once and is empty after its use. */
  ticket: TextSchema,
});

/** A social login that is being linked (extension `social-links`). It is in a cookie, so that no HTML contains the ticket. */
export const socialLinkCookie = (context: AppLoadContext) =>
  hostCookie(context, 'link', SocialLinkSchema, 10 * minuteSeconds);

const PendingLoginSchema = v.variant('kind', [
  v.object({ kind: v.literal('second-factor'), challenge: SecondFactorChallengeSchema }),
  v.object({ kind: v.literal('social'), session: TextSchema, loginType: v.pipe(v.string(), v.maxLength(40)) }),
]);
export type PendingLogin = v.InferOutput<typeof PendingLoginSchema>;

/** A login that waits for one more step. It is in a cookie, so that no HTML and no address contains it. */
export const pendingLoginCookie = (context: AppLoadContext) =>
  hostCookie(context, 'pending', PendingLoginSchema, 10 * minuteSeconds);

const LoginNoteSchema = v.object({
  type: v.picklist(['ok', 'warn', 'error', 'info']),
  title: v.pipe(v.string(), v.maxLength(60)),
  message: v.pipe(v.string(), v.maxLength(200)),
  username: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
export type LoginNote = v.InferOutput<typeof LoginNoteSchema>;

/** A message for the next login page, which shows it once. */
export const loginNoteCookie = (context: AppLoadContext) => hostCookie(context, 'note', LoginNoteSchema, minuteSeconds);

/** Cuts a note so that its cookie fits the browser's limit. */
export function toLoginNote(type: LoginNote['type'], title: string, message: string, username = ''): LoginNote {
  const name = username.length <= 200 ? username : '';
  return { type, title, message: [...message].slice(0, 200).join(''), username: name };
}

/** The token from an earlier login on this device (extension `known-devices`). */
export const knownDeviceCookie = (context: AppLoadContext) =>
  hostCookie(context, 'device', v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)), yearSeconds);
