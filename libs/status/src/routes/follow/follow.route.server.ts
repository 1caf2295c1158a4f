import { incidentAnchor, serverAnchor } from '@starhaven/contracts/status';
import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { followStatus } from '@starhaven/contracts/notifications';
import type { Notice } from '@starhaven/session/server';
import { answerButton } from '@starhaven/session/server';
import { readFields } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { takesFollows } from '../../lib/follows/read-follows.server';
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
const failed = 'That did not work. Please try again.';
const words = {
  title: 'Not changed',
  incomplete: failed,
  failed,
  login: 'You must be logged in to follow a server or an incident.',
};

/** Follows or unfollows, then redirects to the page (docs/behaviour/notifications.md#followed-servers-and-incidents). */
// Not made by formAction: every server and incident has such a form, and each answer leads back there with a notice.
export async function action(args: ActionFunctionArgs) {
  const client = upstreamFor(args.context, args.request);
  const fields = await readFields(args.request, { names: Object.keys(FollowFormSchema.entries), maxLength: 2_000 });
  return answerButton(args, fields, {
    ...{ schema: FollowFormSchema, page: statusPaths.page, words },
    anchorOf: ({ kind, id }) => (kind === 'server' ? serverAnchor(id) : incidentAnchor(id)),
    notOffered: takesFollows(client) ? null : 'This site has no such notifications.',
    press: async ({ kind, id, follow }, sessionKey) => {
      const isFollowed = follow === 'yes';
      const answer = await client.call(followStatus, { sessionKey, body: { kind, id, isFollowed } });
      return answer.ok ? { ok: true, notice: isFollowed ? followed : left } : answer;
    },
  });
}

export const loader = () => redirect(statusPaths.page);
