import { isModerator } from '../account';
import type { ChatRoom, ShownChatMessage } from '@starhaven/contracts/chat';
import type { Drizzle } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { findMute } from './members/find-mute';
import { listIgnored } from './members/list-ignored';
import { listMessages } from './messages/list-messages';
import { findPauseEnd } from './messages/send-message';
import { toShown } from './messages/to-wire';
import { listRooms } from './rooms/find-room';
import type { Speaker } from './speaker';

interface ChatView {
  messages: ShownChatMessage[];
  room: ChatRoom;
  rooms: ChatRoom[];
}

/** A room as `viewer` sees it; null: a guest (docs/behaviour/chat.md#reading). @throws DomainError not-found */
export async function viewRoom(db: Drizzle, slug: string, viewer: Speaker | null): Promise<ChatView> {
  const rooms = await listRooms(db);
  const room = rooms.find((one) => one.slug === slug);
  if (!room) throw new DomainError('not-found', 'There is no such room');
  return { messages: (await listMessages(db, slug, { viewer })).map(toShown), room, rooms };
}

/** A room with the data that only this member gets. @throws DomainError not-found */
export async function viewOwnChat(db: Drizzle, slug: string, viewer: Speaker) {
  const { messages, ...view } = await viewRoom(db, slug, viewer);
  const ignored = await listIgnored(db, viewer.accountId);
  const hidden = new Set(ignored.map(({ uid }) => uid));
  return {
    ...view,
    messages: messages.filter(({ uid }) => !hidden.has(uid)),
    canModerate: isModerator(viewer),
    ignored,
    mute: await findMute(db, viewer.accountId),
    pauseEnds: await findPauseEnd(db, viewer.accountId),
  };
}
