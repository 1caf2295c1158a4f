import type { Live } from '@starhaven/realtime';
import type { Room, RoomOptions } from './room';
import { createRoom } from './create-room';

const rooms = new WeakMap<Live, Map<string, Room>>();

/** Returns the only room with this slug on a connection. It keeps its messages while no component shows it. */
export function roomOf(live: Live, options: RoomOptions): Room {
  const own = rooms.get(live) ?? new Map<string, Room>();
  rooms.set(live, own);
  const slug = options.slug ?? 'public';
  const room = own.get(slug) ?? createRoom(live, options);
  own.set(slug, room);
  return room;
}
