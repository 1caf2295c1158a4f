/** @jest-environment node */
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './notifications.route.server';

const path = '/account/notifications';
const entry = {
  ...{
    id: '7',
    kind: 'answer' as const,
    title: 'Why?',
    path: '/ask/1/why',
    count: 2,
    time: 1_700_000_000,
    isRead: false,
  },
  actor: { uid: '3', username: 'mika', avatar: '' },
};
const choices = [{ kind: 'vote' as const, site: true, mail: 'off' as const }];
const followed = { servers: [{ id: '3', name: 'Lantern' }], incidents: [] };
let host: ReturnType<typeof memberHost>;
const answers = {
  listNotifications: { retcode: 0, message: 'ok', data: [entry], next: 'c', unread: 1 },
  getNotificationChoices: { retcode: 0, message: 'ok', data: { choices, canMail: false } },
  listFollowedTags: { retcode: 0, message: 'ok', data: ['setup'] },
  listFollowedStatus: { retcode: 0, message: 'ok', data: followed },
  followStatus: { retcode: 0, message: 'ok' },
  readNotifications: { retcode: 0, message: 'ok', data: { unread: 0 } },
  chooseNotifications: { retcode: 0, message: 'ok' },
  followTag: { retcode: 0, message: 'ok' },
};
const enter = (extensions: Extension[] = ['notifications'], more: CallAnswers = {}) => {
  host = memberHost(extensions, { ...answers, ...more });
};
beforeEach(() => enter());
const open = async (query = '') =>
  loader({ request: await memberRequest(path + query), params: {}, context: host.context });
async function submit(fields: Record<string, string>) {
  const request = await memberRequest(path, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return answer.data;
}

test('the page has the list, the choices and the tags', async () => {
  const { content } = (await open('?after=c')).data;
  expect(content).toMatchObject({
    entries: [entry],
    next: 'c',
    unread: 1,
    isFirstPage: false,
    choices,
    tags: ['setup'],
    followed,
  });
});

test('one entry and all that were shown are marked as read', async () => {
  await submit({ intent: 'read', id: '7' });
  await submit({ intent: 'read-all', upTo: '1700000000' });
  expect(host.calls.map(({ input }) => input)).toEqual([{ id: '7' }, { upTo: 1_700_000_000 }]);
});

test('all choices are sent, and a field that is not a choice refuses the form', async () => {
  const kinds = ['answer', 'mention', 'vote', 'accepted', 'reward', 'tag', 'server', 'incident', 'staff'];
  const fields = Object.fromEntries(kinds.map((kind) => [`mail-${kind}`, 'digest']));
  await submit({ intent: 'choose', ...fields, 'site-vote': 'on' });
  expect(host.calls).toEqual([
    {
      name: 'chooseNotifications',
      input: { choices: kinds.map((kind) => ({ kind, site: kind === 'vote', mail: 'digest' })) },
    },
  ]);
  await submit({ intent: 'choose', ...fields, 'mail-vote': 'often' });
  expect(host.calls).toHaveLength(1);
});

test('tags are followed and unfollowed', async () => {
  await submit({ intent: 'follow', tag: ' setup ' });
  await submit({ intent: 'unfollow', tag: 'setup' });
  const refused = await submit({ intent: 'follow', tag: ' ' });
  expect(refused.result?.error).toEqual({ tag: ['Please enter a tag'] });
  const two = await submit({ intent: 'follow', tag: 'setup, pc' });
  expect(two.result?.error).toEqual({ tag: ['A tag has no comma. Please follow one tag at a time.'] });
  expect(host.calls.map(({ input }) => input)).toEqual([
    { tag: 'setup', isFollowed: true },
    { tag: 'setup', isFollowed: false },
  ]);
});

test('the refusal of a tag is at its field', async () => {
  const message = 'You follow 50 tags already.';
  enter(['notifications'], { followTag: { retcode: -1, message, field: 'tag' } });
  const { result } = await submit({ intent: 'follow', tag: 'setup' });
  expect(result).toMatchObject({ initialValue: { tag: 'setup' }, error: { tag: [message] } });
});

test('a server or an incident is unfollowed', async () => {
  await submit({ intent: 'leave-status', kind: 'server', id: '3' });
  await submit({ intent: 'leave-status', kind: 'tag', id: '3' });
  expect(host.calls).toEqual([{ name: 'followStatus', input: { kind: 'server', id: '3', isFollowed: false } }]);
});

test('a host that fails gets a retry; a host without notifications is a 404 and gets no request', async () => {
  enter(['notifications'], { listNotifications: { retcode: 503, message: 'x' } });
  expect((await open()).data.problem).toMatchObject({ canRetry: true });
  enter([]);
  expect((await open()).init?.status).toBe(404);
  await expect(submit({ intent: 'read', id: '7' })).rejects.toMatchObject({ status: 404 });
  expect(host.calls).toEqual([]);
});
