import type { Database } from '../../../platform/database/database';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import type { PlayerGateway } from '../players-context';
import {
  beginSending,
  claimDue,
  expireSending,
  giveUp,
  makeDueNow,
  listDueServers,
  postpone,
  settle,
  takeBack,
} from './delivery-steps';
import type { DeliveryRow } from './delivery-steps';
import { findReasonToWait, sendPart } from './send-part';

const turnMs = 5_000;
const firstTurnMs = 2_000;
/** Deliveries of one game server at the same time. */
const atOnce = 10;
const minWaitSeconds = 15;
/** The longest pauses between two tries. A check of a player calls the game server, so its pauses grow longer. */
const maxWaitSeconds = { player: 600, server: 300 };

/** 15 seconds, doubling: a player who comes online soon gets the reward soon. */
const waitSeconds = (looks: number, waitsFor: keyof typeof maxWaitSeconds) =>
  Math.min(maxWaitSeconds[waitsFor], minWaitSeconds * 2 ** Math.min(looks, 10));

export interface DeliveriesOptions {
  db: Database['db'];
  gateway: Pick<PlayerGateway, 'findServer' | 'isReachable' | 'findPlayer' | 'runCommand' | 'sendMail'>;
  log: Logger;
  /** Called when a reward was delivered or cannot be delivered; not called when the result is unknown. */
  onSettled?: (reward: { accountId: number; title: string; state: 'sent' | 'failed' }) => Promise<void>;
}

/**
 * Sends accepted rewards (docs/behaviour/account.md#deliveries). Game servers know no idempotency keys: the state is written before and after
 * each call, and a call whose result is unknown is never repeated. Any number of API servers may run it.
 */
export class Deliveries {
  private readonly timers: Timers;

  constructor(private readonly options: DeliveriesOptions) {
    this.timers = new Timers((name, error) =>
      options.log.error({ err: error, job: name }, 'rewards could not be sent; the next turn tries again'),
    );
  }

  start(): void {
    this.timers.every('deliveries', turnMs, () => this.begin(), firstTurnMs);
  }

  /** Checks for due deliveries at once, because a reward was accepted. Never throws. */
  readonly wake = (): void => {
    void this.timers.run('deliveries', () => this.begin());
  };

  /** Waits for started calls, so that their results are written. */
  async stop(): Promise<void> {
    await this.timers.stop();
  }

  /** Marks interrupted calls as unknown, and sends due deliveries until there are none. @throws the database's error */
  async turn(): Promise<void> {
    await Promise.all(await this.serveDue());
  }

  private async begin(): Promise<void> {
    await this.serveDue();
  }

  /** Starts the work for each game server with due deliveries; a server that hangs delays only its own. Does not wait for the work. */
  private async serveDue(): Promise<Promise<void>[]> {
    const { db, log } = this.options;
    const interrupted = await expireSending(db);
    for (const id of interrupted) log.error({ event: 'delivery-unknown', delivery: id }, 'a delivery was interrupted');
    const servers = await listDueServers(db);
    return servers.map((id) =>
      this.timers.run(`deliveries of server ${id ?? 'none'}`, (signal) => this.serve(id, signal)),
    );
  }

  /** Sends deliveries of one game server, until none is due. @throws the first error, after the others were tried */
  private async serve(serverId: number | null, signal: AbortSignal): Promise<void> {
    const errors: unknown[] = [];
    while (!signal.aborted) {
      const due = await claimDue(this.options.db, serverId, atOnce);
      if (due.length === 0) break;
      const turns = await Promise.allSettled(due.map((row) => this.deliver(row)));
      for (const turn of turns) if (turn.status === 'rejected') errors.push(turn.reason);
    }
    if (errors.length > 0) throw errors[0];
  }

  /** The receipt is stored already, so a failed notification is only logged. */
  private async reportSettled({ id, accountId, title }: DeliveryRow, state: 'sent' | 'failed'): Promise<void> {
    const { log, onSettled } = this.options;
    await onSettled?.({ accountId, title, state }).catch((error: unknown) =>
      log.warn({ err: error, delivery: id }, 'the player was not notified of a reward'),
    );
  }

  private async deliver(row: DeliveryRow): Promise<void> {
    const { db, gateway, log } = this.options;
    const server = row.serverId === null ? null : gateway.findServer(String(row.serverId));
    // A demo server that is switched off is not in the list either, but it was not removed.
    if (server === null) {
      if (row.serverId === null) return giveUp(db, row, 'The game server was removed.');
      return postpone(db, row, { note: 'Waits until the game server is back.', seconds: maxWaitSeconds.server });
    }
    const reason = await findReasonToWait(gateway, server, row);
    if (reason !== null)
      return postpone(db, row, { note: reason.note, seconds: waitSeconds(row.looks, reason.waitsFor) });
    const sending = await beginSending(db, row);
    if (sending === null) return;
    const outcome = await sendPart(gateway, sending, server);
    const facts = { event: 'delivery', delivery: row.id, uid: row.accountId, outcome: outcome.kind };
    if (outcome.kind === 'later') {
      await takeBack(db, sending, { note: outcome.note, seconds: waitSeconds(row.looks, outcome.waitsFor) });
      return log.info(facts, 'delivery waits');
    }
    const isSettled = await settle(db, sending, { state: outcome.kind, note: outcome.note });
    if (isSettled && outcome.kind !== 'unknown') await this.reportSettled(row, outcome.kind);
    if (outcome.kind === 'unknown') log.error(facts, 'it is unknown whether this delivery arrived');
    else log.info({ ...facts, isSettled }, 'delivery settled');
    // The player is in the game now, so the other rewards can arrive, too.
    if (outcome.kind === 'sent' && row.part.by === 'command')
      await makeDueNow(db, { accountId: row.accountId, serverId: server.id });
  }
}
