import { onlineUsersChanged } from '@starhaven/contracts/chat';
import type { OnlineUsers } from '@starhaven/contracts/chat';
import { rooms } from '../live-socket';
import type { LiveIo, LiveSocket } from '../live-socket';

/** More names than people read. The list goes to every chat member, so its length counts twice. */
export const maxShownUsers = 100;

const shortIntervalMs = 1_000;
/** The interval when there are more members than are shown. */
const longIntervalMs = 10_000;

/** The bot is always present (docs/behaviour/chat.md#online-users). */
const bot = { uid: 'bot', name: 'GM', isBot: true };

export interface Presence {
  /** At most `maxShownUsers`. */
  shown: { uid: string; name: string }[];
  isCut: boolean;
}

/** Sends the members of the public chat to all of them when they changed, at most once a second (docs/security.md#floods-of-the-socket). */
export class PresenceFeed {
  private timer: NodeJS.Timeout | null = null;
  private lastBroadcast = '';
  /** A new member received a list that differs from the last broadcast: the next broadcast is due even if the list is unchanged. */
  private isBroadcastDue = false;

  constructor(
    private readonly io: LiveIo,
    private readonly getPresence: () => Presence,
  ) {}

  welcome(socket: LiveSocket): void {
    const users = toUsers(this.getPresence());
    socket.emit(onlineUsersChanged.name, users);
    if (JSON.stringify(users) !== this.lastBroadcast) this.isBroadcastDue = true;
    this.note();
  }

  /** Call when members may have joined or left. */
  note(): void {
    if (this.timer) return;
    const delayMs = this.getPresence().isCut ? longIntervalMs : shortIntervalMs;
    this.timer = setTimeout(() => this.broadcast(), delayMs).unref();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private broadcast(): void {
    this.timer = null;
    const users = toUsers(this.getPresence());
    const text = JSON.stringify(users);
    if (text === this.lastBroadcast && !this.isBroadcastDue) return;
    this.lastBroadcast = text;
    this.isBroadcastDue = false;
    this.io.local.to(rooms.publicChat).emit(onlineUsersChanged.name, users);
  }
}

function toUsers({ shown }: Presence): OnlineUsers {
  return Object.fromEntries(
    [bot, ...shown.map(({ uid, name }) => ({ uid, name, isBot: false }))].map((one) => [one.uid, one]),
  );
}
