import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  chooseNotifications,
  followStatus,
  followTag,
  getNotificationChoices,
  listFollowedStatus,
  listFollowedTags,
  listNotifications,
  mailChoices,
  notificationKinds,
  readNotifications,
} from '@starhaven/contracts/notifications';
import { extensions } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent, PageHasProblem, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply, refusalStatus } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember } from '../../lib/visit/account-visit.server';
import { requireOffered, requireOfferedVisit } from '../../lib/visit/require-offered.server';
import { settle } from '../../lib/visit/settle.server';
import { mailField, siteField } from './field-names';
import {
  ChoicesSchema,
  LeaveStatusSchema,
  NewTagSchema,
  ReadAllSchema,
  ReadOneSchema,
  TagSchema,
} from './notifications.form';

export const headers = unsharedHeaders;

/** The member's list, choices and followed tags (docs/behaviour/notifications.md). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async ({ context, request, client, sessionKey }) => {
    requireOffered(client, extensions.notifications);
    const after = new URL(request.url).searchParams.get('after') ?? '';
    const [list, choices, tags, followed] = await Promise.all([
      client.call(listNotifications, { sessionKey, query: after.length > 60 || after === '' ? {} : { after } }),
      client.call(getNotificationChoices, { sessionKey }),
      client.call(listFollowedTags, { sessionKey }),
      client.call(listFollowedStatus, { sessionKey }),
    ]);
    for (const result of [list, choices, tags, followed]) await requireLiveAnswer(context, request, result);
    if (!list.ok || !choices.ok || !tags.ok || !followed.ok) {
      const message = 'Your notifications could not be loaded. Please try again.';
      const status = refusalStatus(list, choices, tags, followed);
      throw new PageHasProblem({ title: 'Notifications are not available', message, canRetry: true, status });
    }
    return {
      entries: list.data,
      next: list.next,
      unread: list.unread,
      isFirstPage: after === '',
      choices: choices.data.choices,
      canMail: choices.data.canMail,
      tags: tags.data,
      followed: followed.data,
    };
  });

const readOne = formIntent(ReadOneSchema, async (visit: AccountVisit, { id }) => {
  const result = await visit.client.call(readNotifications, { sessionKey: visit.sessionKey, body: { id } });
  return settle(visit, result, { success: null });
});

const readAll = formIntent(ReadAllSchema, async (visit: AccountVisit, { upTo }) => {
  const result = await visit.client.call(readNotifications, { sessionKey: visit.sessionKey, body: { upTo } });
  return settle(visit, result, { success: { title: 'All read', message: 'Your notifications are marked as read.' } });
});

const choose = formIntent(ChoicesSchema, async (visit: AccountVisit, fields) => {
  const choices = notificationKinds.map((kind) => ({
    kind,
    site: fields[siteField(kind)] === 'on',
    mail: mailChoices.find((choice) => choice === fields[mailField(kind)]) ?? 'off',
  }));
  const result = await visit.client.call(chooseNotifications, { sessionKey: visit.sessionKey, body: { choices } });
  return settle(visit, result, { success: { title: 'Saved', message: 'Your choice takes effect now.' } });
});

const tagIntent = (isFollowed: boolean, title: string) =>
  formIntent(isFollowed ? NewTagSchema : TagSchema, async (visit: AccountVisit, { tag }, form) => {
    const result = await visit.client.call(followTag, { sessionKey: visit.sessionKey, body: { tag, isFollowed } });
    return settle(visit, result, { success: { title, message: tag }, form });
  });

const leaveStatus = formIntent(LeaveStatusSchema, async (visit: AccountVisit, { kind, id }) => {
  const body = { kind, id, isFollowed: false };
  const result = await visit.client.call(followStatus, { sessionKey: visit.sessionKey, body });
  const success = { title: 'No longer followed', message: 'You will get no more notifications about it.' };
  return settle(visit, result, { success });
});

const runForm = formAction<
  AccountVisit,
  'read' | 'read-all' | 'choose' | 'follow' | 'unfollow' | 'leave-status',
  object
>({
  intents: {
    read: readOne,
    'read-all': readAll,
    choose,
    follow: tagIntent(true, 'Tag followed'),
    unfollow: tagIntent(false, 'Tag no longer followed'),
    'leave-status': leaveStatus,
  },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** Marks entries as read, and stores choices and tags. */
export const action = async (args: ActionFunctionArgs) =>
  runForm(args.request, await requireOfferedVisit(args, extensions.notifications));
