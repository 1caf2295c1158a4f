import { isModerator } from '../account';
import { chatAlerted, chatStateChanged } from '@starhaven/contracts/chat';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { LiveSocket, Members } from '../live';
import { findMute } from './members/find-mute';
import type { IgnoredLists } from './members/ignored-lists';
import { listIgnored } from './members/list-ignored';
import { countReports } from './reports/list-reports';
import { findRoom } from './rooms/find-room';

type ChatState = InferOutput<typeof chatStateChanged.payload>;

const channel = 'chat_state';

/**
 * Notifies the members on this server of changes other than messages: rooms, their own mutes and ignored members, and reports for
 * moderators. The database announces them to every server (docs/behaviour/chat.md#moderation). Clients of the specification get nothing.
 */
export class StateNotices {
  private isStopped = false;
  private isCounting = false;
  private hasNewCount = false;

  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly ignored: IgnoredLists,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    await this.database.listen(channel, {
      onNotice: (payload) => this.run(() => this.note(payload)),
      onLive: () => this.run(() => this.catchUp()),
      onLost: () => {},
    });
  }

  stop(): void {
    this.isStopped = true;
  }

  /** A moderator joined. */
  welcome(socket: LiveSocket): void {
    const { member, handshake } = socket.data;
    if (member !== null && handshake !== null && isModerator(member))
      this.run(async () => void socket.emit(chatAlerted.name, await countReports(this.database.db)));
  }

  private run(work: () => Promise<void>): void {
    if (this.isStopped) return;
    work().catch((error: unknown) => {
      if (!this.isStopped)
        this.log.error({ err: error }, 'a change of the chat was not sent to members; a reload of the page shows it');
    });
  }

  private async note(payload: string): Promise<void> {
    const [what = '', which = ''] = payload.split(' ');
    if (what === 'alert') return this.alert();
    if (what === 'room') return this.sendRoom(which);
    const sockets = this.members.socketsOf(which);
    if (sockets.length === 0) return;
    if (what === 'ignored') {
      await Promise.all(sockets.map((socket) => this.ignored.load(socket)));
      return this.send(sockets, { ignored: await listIgnored(this.database.db, Number(which)) });
    }
    if (what === 'mute') this.send(sockets, { mute: await findMute(this.database.db, Number(which)) });
  }

  /** Changes of ignored members may have been missed. */
  private async catchUp(): Promise<void> {
    await Promise.all([...this.members.all()].map((socket) => this.ignored.load(socket)));
    await this.alert();
  }

  private async sendRoom(slug: string): Promise<void> {
    const room = await findRoom(this.database.db, slug);
    if (room) this.send(this.members.all(), { room });
  }

  private send(sockets: Iterable<LiveSocket>, state: ChatState): void {
    for (const socket of sockets) if (socket.data.handshake !== null) socket.emit(chatStateChanged.name, state);
  }

  /** Runs one count for many reports that arrive together. */
  private async alert(): Promise<void> {
    this.hasNewCount = true;
    if (this.isCounting) return;
    this.isCounting = true;
    try {
      while (this.hasNewCount) {
        this.hasNewCount = false;
        const moderators = [...this.members.all()].filter(
          ({ data: { member, handshake } }) => handshake !== null && member !== null && isModerator(member),
        );
        if (moderators.length === 0) return;
        const counts = await countReports(this.database.db);
        for (const socket of moderators) socket.emit(chatAlerted.name, counts);
      }
    } finally {
      this.isCounting = false;
    }
  }
}
