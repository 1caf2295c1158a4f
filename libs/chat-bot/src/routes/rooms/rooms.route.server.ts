import type { LoaderFunctionArgs } from '@remix-run/node';
import { getOwnChat } from '@starhaven/contracts/chat';
import type { ChatMute, ChatRoom } from '@starhaven/contracts/chat';
import { extensions } from '@starhaven/contracts/protocol';
import { readSession } from '@starhaven/session/server';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { orNull, upstreamFor } from '@starhaven/upstream/server';

/** The data that the window needs in addition to the live connection. */
export interface ChatRooms {
  /** The public room first; empty if the rooms could not be read. */
  rooms: ChatRoom[];
  mute: ChatMute | null;
}

const nothing: ChatRooms = { rooms: [], mute: null };

/** The rooms of the chat for its window, as JSON (docs/behaviour/chat.md#rooms). Without an answer the window shows the public room. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  const send = (body: ChatRooms) => Response.json(body, { headers: unsharedPage });
  if (!session || !client.hasExtension(extensions.chat)) return send(nothing);
  const { sessionKey } = session;
  const result = await orNull(() => client.call(getOwnChat, { sessionKey, query: { room: 'public' } }));
  return send(result?.ok ? { rooms: result.data.rooms, mute: result.data.mute } : nothing);
}
