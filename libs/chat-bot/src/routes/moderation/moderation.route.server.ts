import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listChatMessages, listChatReports } from '@starhaven/contracts/chat';
import type { ChatRoom, ReportedChatMessage } from '@starhaven/contracts/chat';
import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '@starhaven/session';
import { requireLiveAnswer, requireSession } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import {
  failureStatus,
  isForbidden,
  noAnswerText,
  orElse,
  refusalStatus,
  upstreamFor,
} from '@starhaven/upstream/server';

export const headers = unsharedHeaders;

export interface ModerationPageData {
  reported: ReportedChatMessage[];
  waiting: ReportedChatMessage[];
  rooms: ChatRoom[];
  problem: PageProblem | null;
}

const away: PageProblem = {
  title: 'The reports could not be loaded',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};

/** Messages that wait for moderators (docs/behaviour/chat.md#moderation). For everybody else the page does not exist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const isStaff = hasRole(effectiveRoles(session), Role.ADMIN, Role.MOD);
  if (!isStaff || !client.hasExtension(extensions.chat)) throw noSuchPage();
  const page: ModerationPageData = { reported: [], waiting: [], rooms: [], problem: null };
  const fail = (problem: PageProblem) => data({ ...page, problem }, problemAnswer(problem));
  const read = async () => {
    const [reports, chat] = await Promise.all([
      client.call(listChatReports, { sessionKey: session.sessionKey }),
      client.call(listChatMessages, { query: { room: 'public' } }),
    ]);
    await requireLiveAnswer(context, request, reports);
    // The role may have ended after the cookie was set.
    if (isForbidden(reports)) throw noSuchPage();
    if (!reports.ok || !chat.ok) return fail({ ...away, status: refusalStatus(reports, chat) });
    return data({ ...page, ...reports.data, rooms: chat.data.rooms }, { headers: unsharedPage });
  };
  return orElse(read, (error) => fail({ ...away, status: failureStatus(error) }));
}

const noSuchPage = () => new Response('Not Found', { status: 404, headers: unsharedPage });
