import { and, eq, lt, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../platform/database/seconds-from-now';
import type { AnnouncementsContext } from './announcements-context';
import { channels } from './channels';
import type { Channel } from './channels';
import { toDiscordMessage } from './discord-message';
import { postMessage } from './post-message';
import type { PostResult } from './post-message';
import { announcement } from './tables';

/** Messages in one turn: fewer than Discord's limit of 30 in a minute. */
const maxInTurn = 5;
/** No message is started after this time, and one takes 8 s at most: a slow Discord must not delay the stop of the server. */
const turnMs = 4_000;
/** Longer than one attempt takes: after it, another server may try a message whose sender died. */
const leaseSeconds = 60;
const maxPauseSeconds = 3600;
const givenUpAfterHours = 24;

type Row = typeof announcement.$inferSelect;

/** The oldest waiting message of the channel, if its time has come and no other server has it. */
async function claim({ db }: AnnouncementsContext, channel: Channel): Promise<Row | null> {
  const [row] = await db
    .update(announcement)
    .set({
      attempts: sql`${announcement.attempts} + 1`,
      nextAt: secondsFromNow(leaseSeconds),
    })
    .where(
      and(
        // A later message never overtakes an earlier one.
        sql`${announcement.id} = (
          select min(oldest.id) from ${announcement} oldest where oldest.channel = ${channel} and oldest.state = 'waiting')`,
        sql`${announcement.state} = 'waiting' and ${announcement.nextAt} <= now()`,
      ),
    )
    .returning();
  return row ?? null;
}

/** 30 s after the first failure, then twice as long each time, an hour at most. */
const pauseSeconds = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), maxPauseSeconds);

async function settle({ db, log }: AnnouncementsContext, { id, attempts, channel }: Row, result: PostResult) {
  const change =
    result.kind === 'sent'
      ? { state: 'sent' as const, sentAt: sql`now()`, fault: '' }
      : result.kind === 'refused'
        ? { state: 'failed' as const, fault: result.fault }
        : {
            fault: result.fault,
            nextAt: secondsFromNow(result.afterSeconds ?? pauseSeconds(attempts)),
          };
  await db.update(announcement).set(change).where(eq(announcement.id, id));
  if (result.kind !== 'sent') log.warn({ channel, attempts, fault: result.fault }, 'an announcement was not delivered');
}

/** Sends waiting messages of a channel in their order, until one must wait. A server that dies in between may send its message twice. */
export async function deliver(context: AnnouncementsContext, channel: Channel): Promise<void> {
  const { settings, siteUrl, discord } = context;
  const webhook = await settings.findSecret(channels[channel].webhook);
  if (webhook === null) return;
  const endsAt = Date.now() + turnMs;
  for (let sent = 0; sent < maxInTurn && Date.now() < endsAt; sent += 1) {
    const row = await claim(context, channel);
    if (row === null) return;
    const siteName = await settings.get('siteName');
    const result = await postMessage(discord, webhook, toDiscordMessage(row, { siteUrl, siteName }));
    await settle(context, row, result);
    if (result.kind === 'later') return;
  }
}

/** Marks messages as failed that Discord did not accept within a day, and deletes those that are older than 30 days. */
export async function pruneAnnouncements({ db }: Pick<AnnouncementsContext, 'db'>): Promise<void> {
  await db
    .update(announcement)
    .set({ state: 'failed' })
    .where(
      and(
        eq(announcement.state, 'waiting'),
        lt(announcement.createdAt, sql`now() - make_interval(hours => ${givenUpAfterHours})`),
      ),
    );
  await db.delete(announcement).where(lt(announcement.createdAt, sql`now() - interval '30 days'`));
}
