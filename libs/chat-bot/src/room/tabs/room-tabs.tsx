import type { ChatRoom } from '@starhaven/contracts/chat';
import classes from '../room.module.css';

export interface RoomTabsProps {
  rooms: readonly ChatRoom[];
  /** Short name of the shown room. */
  slug: string;
  onChoose: (slug: string) => void;
}

/** Tabs for the rooms of the chat, if the operator has added some (docs/behaviour/chat.md#rooms). */
export function RoomTabs({ rooms, slug, onChoose }: RoomTabsProps) {
  if (rooms.length < 2) return null;
  return (
    <div role="group" aria-label="Rooms" className={classes.tabs}>
      {rooms.map((room) => (
        <button
          key={room.slug}
          type="button"
          className={classes.tab}
          aria-pressed={room.slug === slug}
          onClick={() => onChoose(room.slug)}
        >
          {room.title || room.slug}
        </button>
      ))}
    </div>
  );
}
