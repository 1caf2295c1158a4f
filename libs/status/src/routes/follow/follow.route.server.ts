import { incidentAnchor } from '@starhaven/contracts/status';
import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { followStatus } from '@starhaven/contracts/notifications';
import type { Notice } from '@starhaven/session/server';
import { leaveNotice, logOutTo, readSession, safeRedirectTarget } from '@starhaven/session/server';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { isSessionOver, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { takesFollows } from '../../lib/follows/read-follows.server';
import { serverAnchor } from '../../lib/servers/server-anchor';
import { statusPaths } from '../../lib/status-paths';

const FollowFormSchema = v.object({
  kind: v.picklist(['server', 'incident']),
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  follow: v.picklist(['yes', 'no']),
  back: v.optional(v.string(), statusPaths.page),
});

const followed: Notice = {
  type: 'ok',
  title: 'Followed',
  message: 'You will be notified of its news. You choose how under Notifications in your account.',
};
const left: Notice = {
  type: 'ok',
  title: 'No longer followed',
  message: 'You will get no more notifications about it.',
};
const refusal = (message: string): Notice => ({ type: 'error', title: 'Not changed', message });
const failed = 'That did not work. Please try again.';
const loginNotice: Notice = {
  type: 'error',
  title: 'Authentication Required',
  message: 'You must be logged in to follow a server or an incident.',
};

const leave = (to: string, notice: Notice) =>
  redirect(to, { status: 303, headers: { ...unsharedPage, 'Set-Cookie': leaveNotice(notice) } });

/** Follows or unfollows, then redirects to the page (docs/behaviour/notifications.md#followed-servers-and-incidents). */
// Not made by formAction: every server and incident has such a form, and each answer leads back there with a notice.
export async function action({ request, context }: ActionFunctionArgs) {
  const client = upstreamFor(context, request);
  const fields = await request.formData().catch(() => new FormData());
  const form = v.safeParse(FollowFormSchema, Object.fromEntries(fields));
  if (!form.success) return leave(statusPaths.page, refusal(failed));
  const { kind, id, follow } = form.output;
  const page = safeRedirectTarget(form.output.back, new URL(request.url).origin) ?? statusPaths.page;
  const back = `${page.split('#')[0]}#${kind === 'server' ? serverAnchor(id) : incidentAnchor(id)}`;
  if (!takesFollows(client)) return leave(back, refusal('This site has no such notifications.'));
  const session = await readSession(context, request);
  const toLogin = () => logOutTo(context, `/login?redirect=${encodeURIComponent(back)}`, loginNotice);
  if (session === null) return toLogin();
  try {
    const body = { kind, id, isFollowed: follow === 'yes' };
    const answer = await client.call(followStatus, { sessionKey: session.sessionKey, body });
    if (answer.ok) return leave(back, follow === 'yes' ? followed : left);
    return isSessionOver(answer) ? toLogin() : leave(back, refusal(answer.message || failed));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return leave(back, refusal(failed));
  }
}

export const loader = () => redirect(statusPaths.page);
