import type { RoomMessage } from '../state/room-state';

/** Longer messages are cut in announcements; the log has the whole text. */
const maxSpoken = 160;

/**
 * The text that screen readers announce for new messages. One message is read out, several are only counted, so that a busy room does not
 * talk without pause. Empty if there is nothing to announce.
 */
export function announcementOf(messages: readonly Pick<RoomMessage, 'name' | 'input'>[]): string {
  const [first] = messages;
  if (first === undefined) return '';
  if (messages.length > 1) return `${messages.length} new messages`;
  return `${first.name}: ${first.input.slice(0, maxSpoken)}`;
}
