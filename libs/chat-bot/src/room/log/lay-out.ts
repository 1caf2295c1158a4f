import type { RoomMessage } from '../state/room-state';

/** Messages of one author within this time are grouped under one name. */
const groupSeconds = 5 * 60;

export type LogEntry =
  | { kind: 'day'; key: string; /** Unix seconds. */ time: number }
  | { kind: 'unread'; key: string }
  | {
      kind: 'message';
      key: string;
      message: RoomMessage;
      /** The first message of a group shows its author's name. */ isFirst: boolean;
    };

/** A day in the visitor's time zone. */
const dayOf = (seconds: number) => new Date(seconds * 1000).toDateString();

/**
 * The rows of the log: grouped messages, a row before each day, and one before the first message after `readKey`. `readKey` is null if all
 * messages were seen.
 */
export function layOut(messages: readonly RoomMessage[], readKey: string | null): LogEntry[] {
  const entries: LogEntry[] = [];
  let previous: RoomMessage | null = null;
  const isKnown = readKey !== null && messages.some(({ key }) => key === readKey);
  for (const message of messages) {
    const { key, uid, isBot, timestamp } = message;
    const isNewDay = previous === null || dayOf(previous.timestamp) !== dayOf(timestamp);
    const isUnreadFrom = isKnown && previous?.key === readKey;
    if (isUnreadFrom) entries.push({ kind: 'unread', key: 'unread' });
    if (isNewDay) entries.push({ kind: 'day', key: `day-${key}`, time: timestamp });
    const isFirst =
      isNewDay ||
      isUnreadFrom ||
      previous === null ||
      previous.uid !== uid ||
      previous.isBot !== isBot ||
      previous.name !== message.name ||
      Math.abs(timestamp - previous.timestamp) > groupSeconds;
    entries.push({ kind: 'message', key, message, isFirst });
    previous = message;
  }
  return entries;
}
