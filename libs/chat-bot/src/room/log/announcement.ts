import type { RoomMessage } from '../state/room-state';

/** Longer messages are cut in announcements; the log has the whole text. */
const maxSpoken = 160;

/**
 * What a screen reader hears of new messages: one is read, several are only counted, so that a busy room does not talk without pause. Empty
 * when there is nothing to say.
 */
export function announcementOf(messages: readonly Pick<RoomMessage, 'name' | 'input'>[]): string {
  const [first] = messages;
  if (first === undefined) return '';
  if (messages.length > 1) return `${messages.length} new messages`;
  return `${first.name}: ${first.input.slice(0, maxSpoken)}`;
}
