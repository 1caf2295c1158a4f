import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { ChatRoomSlugSchema, getOwnChat, listChatMessages } from '@starhaven/contracts/chat';
import type { ChatMute, ChatRoom, IgnoredMember, ShownChatMessage } from '@starhaven/contracts/chat';
import { extensions } from '@starhaven/contracts/protocol';
import { readSession, requireLiveAnswer } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import type { CallRefusal, UpstreamClient } from '@starhaven/upstream/server';
import {
  failureStatus,
  isDeclined,
  limitProblem,
  noAnswerText,
  orElse,
  refusalStatus,
  upstreamFor,
} from '@starhaven/upstream/server';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

export const headers = unsharedHeaders;

/** A room as the page shows it. */
export interface ChatContent {
  messages: ShownChatMessage[];
  room: ChatRoom;
  rooms: ChatRoom[];
  /** The data of a member; null for guests. */
  own: { canModerate: boolean; ignored: IgnoredMember[]; mute: ChatMute | null; pauseEnds: number } | null;
}

interface ChatPageData {
  /** null: the host has no messages to read, or the page has a problem. */
  content: ChatContent | null;
  problem: PageProblem | null;
  isLoggedIn: boolean;
  /** Unix seconds. */
  nowSeconds: number;
  /** For the form of this page. */
  nonce: string;
}

/**
 * The latest messages of a room (docs/behaviour/chat.md#chat-page). A host without the extension `chat` shows messages only on the live connection.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  const asked = v.safeParse(ChatRoomSlugSchema, new URL(request.url).searchParams.get('room') ?? 'public');
  const page: ChatPageData = {
    ...{ content: null, problem: null, isLoggedIn: session !== null },
    ...{ nowSeconds: Math.ceil(Date.now() / 1000), nonce: randomUUID() },
  };
  const fail = (problem: PageProblem) => data({ ...page, problem }, problemAnswer(problem));
  if (!client.hasExtension(extensions.chat)) return data(page, { headers: unsharedPage });
  if (!asked.success) return fail(noRoom);
  const read = async () => {
    const result = await readRoom(client, session?.sessionKey ?? null, asked.output);
    await requireLiveAnswer(context, request, result);
    if (!result.ok) {
      return fail(isDeclined(result) ? noRoom : (limitProblem(result) ?? { ...away, status: refusalStatus(result) }));
    }
    const { content } = result;
    return data({ ...page, content }, { headers: unsharedPage });
  };
  return orElse(read, (error) => fail(limitProblem(error) ?? { ...away, status: failureStatus(error) }));
}

/** The room as this visitor sees it. */
async function readRoom(
  client: UpstreamClient,
  sessionKey: string | null,
  room: string,
): Promise<{ ok: true; content: ChatContent } | CallRefusal> {
  if (sessionKey === null) {
    const result = await client.call(listChatMessages, { query: { room } });
    return result.ok ? { ok: true, content: { ...result.data, own: null } } : result;
  }
  const result = await client.call(getOwnChat, { sessionKey, query: { room } });
  if (!result.ok) return result;
  const { messages, room: shown, rooms, ...own } = result.data;
  return { ok: true, content: { messages, room: shown, rooms, own } };
}

const noRoom: PageProblem = {
  title: 'There is no such room',
  message: 'The public chat is open to everybody.',
  canRetry: false,
  status: 404,
};
const away: PageProblem = {
  title: 'The chat could not be loaded',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};
