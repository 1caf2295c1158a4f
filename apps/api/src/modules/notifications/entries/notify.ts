import { notificationKinds } from '@starhaven/contracts/notifications';
import type { NotificationKind } from '@starhaven/contracts/notifications';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../../platform/database/select-rows';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { existingAccounts, findAccountFacts, isBanned } from '../../account';
import { findMute, listIgnoring } from '../../chat';
import { defaultChoices } from '../choices/default-choices';
import { publishUnreadChange } from '../live/publish-unread-change';
import { tagKey } from '../tags/tag-key';

export interface NotificationEventBase {
  kind: NotificationKind;
  /** What the event is about. Unread events of one kind and subject share one entry, which counts them. */
  subject: string;
  title: string;
  /** On this site. */
  path: string;
  /** The account that caused it; null: the site. */
  actorId: number | null;
  /** False: the entry does not name the actor, as for votes. */
  isActorShown?: boolean;
  /** The entry is deleted together with these. */
  questionId?: number;
  answerId?: number;
  incidentId?: number;
  /** All events of the subject share one entry with the newest title; a new event makes it unread again. */
  isSingleEntry?: boolean;
}

/** `to`: accounts, or the followers of tags. `except`: accounts that get another entry about it. */
export type NotificationEvent = NotificationEventBase & {
  to: readonly number[] | { tags: readonly string[] };
  except?: readonly number[];
};

/** Makes the read entries of a subject unread, so that `notify` adds to them, except where the member wants no more of them. */
const reopenRead = (tx: Transaction, { kind, subject }: NotificationEventBase, to: readonly number[]) =>
  tx.execute(sql`
    update notification set read_at = null, count = 0
    where kind = ${kind} and subject = ${subject} and read_at is not null and account_id = any(${toArray(to)}::int[])
      and not exists (
        select 1 from notification_choice choice
        where choice.account_id = notification.account_id and choice.kind = ${kind} and not choice.is_on_site and choice.mail = 'off'
      )`);

const defaults = notificationKinds.map((kind) => ({ kind, ...defaultChoices[kind] }));

/** False for members who are banned or muted now: others get no entries about them (docs/behaviour/notifications.md#no-notifications). */
async function mayNotify(tx: Transaction, actorId: number): Promise<boolean> {
  const facts = (await findAccountFacts(tx, [actorId])).get(actorId);
  return facts !== undefined && !isBanned(facts) && (await findMute(tx, actorId)) === null;
}

/**
 * Adds an entry to the lists of members, in the transaction that causes it; returns the accounts that got one. The choices of each account
 * decide whether the entry is on the site and mailed.
 */
export async function notify(tx: Transaction, { to, except = [], ...event }: NotificationEvent): Promise<number[]> {
  const { kind, subject, title, path, actorId, isActorShown = true } = event;
  if ('length' in to && to.length === 0) return [];
  if (actorId !== null && !(await mayNotify(tx, actorId))) return [];
  const excluded = actorId === null ? [...except] : [actorId, ...except, ...(await listIgnoring(tx, actorId))];
  const { isOnSite, mail } = defaults.find((choice) => choice.kind === kind) ?? defaultChoices[kind];
  if (event.isSingleEntry && 'length' in to)
    await reopenRead(
      tx,
      event,
      to.filter((id) => !excluded.includes(id)),
    );
  const recipients =
    'length' in to
      ? existingAccounts(to)
      : sql`select distinct account_id as id from followed_tag where key = any(${toTextArray(to.tags.map(tagKey))}::text[])`;
  const rows = await selectRows<{ accountId: number }>(
    tx,
    // In the order of the accounts, so that two transactions cannot deadlock.
    sql`
      insert into notification as present
        (account_id, kind, subject, title, path, actor_id, question_id, answer_id, incident_id, happened_at, is_on_site, mail)
      select recipient.id, ${kind}, ${subject}, ${title}, ${path}, ${isActorShown ? actorId : null}::int,
        ${event.questionId ?? null}::int, ${event.answerId ?? null}::int, ${event.incidentId ?? null}::int, clock_timestamp(),
        coalesce(choice.is_on_site, ${isOnSite}), coalesce(choice.mail, ${mail})
      from (${recipients}) recipient
        left join notification_choice choice on choice.account_id = recipient.id and choice.kind = ${kind}
      where not recipient.id = any(${toArray(excluded)}::int[])
        and (coalesce(choice.is_on_site, ${isOnSite}) or coalesce(choice.mail, ${mail}) <> 'off')
      order by recipient.id
      on conflict (account_id, kind, subject) where read_at is null do update set
        count = present.count + 1, title = excluded.title, path = excluded.path, actor_id = excluded.actor_id,
        answer_id = excluded.answer_id, happened_at = excluded.happened_at, is_on_site = excluded.is_on_site, mail = excluded.mail
      returning account_id as "accountId"`,
  );
  const notified = rows.map(({ accountId }) => accountId);
  await publishUnreadChange(tx, notified);
  return notified;
}

const toArray = (ids: readonly number[]) => `{${ids.join(',')}}`;
const toTextArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
