/** @jest-environment node */
import type { AdminPermission } from '@starhaven/contracts/admin';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { sendForm } from '../../../test/send-form';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../../test/staff-host';
import { action, loader } from './downloads.route.server';

const url = 'https://files.test/client.zip';
const document = JSON.stringify({
  version: '5.0',
  platforms: [
    {
      platfrom: 'PC',
      version: [{ name: '5.0', engine: null, download: [{ name: '', link: [{ name: 'Client', url }] }] }],
    },
  ],
});
const game = {
  ...{ slug: 'genshin-impact', title: 'Genshin Impact', version: '5.0', engines: [], document },
  ...{ fingerprint: 'aa11', links: [] },
};
const state = { game: game.slug, fingerprint: 'aa11' };
const hostWith = (answers: CallAnswers) =>
  staffHost({ getAdminAccess: accessTo('overview', 'content'), listGameBuilds: ok([game]), ...answers });

test('a link gets another address, and the change names the state that it was made from', async () => {
  const host = hostWith({ changeGameBuilds: ok(null) });
  const to = 'https://other.test/client.zip';
  const reply = await sendForm(action, host, { intent: 'move', ...state, from: url, to });
  expect(reply.message?.message).toBe('The address is changed. Players see it at once.');
  const sent = host.calls.at(-1)?.input as { document: string };
  expect(sent).toMatchObject({ ...state, note: `address ${url}` });
  expect(sent.document).toContain(to);
});

test.each([
  [{ intent: 'move', from: url, to: 'javascript:alert(1)' }, 'to'],
  [{ intent: 'add', platform: 'PC', build: '', link: 'Client', url }, 'build'],
  [{ intent: 'add', platform: 'PC', build: '5.1', link: 'Client', url, md5: 'abc' }, 'md5'],
  [{ intent: 'add', platform: 'PC', build: '5.1', link: 'Client', url, bytes: '1.5' }, 'bytes'],
  [{ intent: 'save', document: '{' }, 'document'],
])('%j is refused at its field before anything is sent', async (fields, field) => {
  const host = hostWith({});
  const reply = await sendForm(action, host, { ...state, ...fields } as Record<string, string>);
  expect([reply.status, Object.keys(reply.result?.error ?? {}), host.calls]).toEqual([422, [field], []]);
});

test('a form that is outdated by another change changes nothing', async () => {
  const host = hostWith({});
  const fields = { intent: 'withdraw', ...state, fingerprint: 'bb22', platform: 'PC', build: '5.0', engine: '' };
  const reply = await sendForm(action, host, fields);
  expect([reply.status, reply.message?.message]).toEqual([
    422,
    'These downloads have changed since you opened them. Look at them again.',
  ]);
  expect(host.calls.map(({ name }) => name)).toEqual(['listGameBuilds']);
});

test('the API’s message about a wrong document is shown', async () => {
  const host = hostWith({ changeGameBuilds: refused(-1, 'platforms is missing') });
  const reply = await sendForm(action, host, { intent: 'save', ...state, document: '{"version":"1"}' });
  expect([reply.status, reply.message?.message]).toEqual([422, 'platforms is missing']);
  expect(reply.result?.initialValue).toMatchObject({ document: '{"version":"1"}' });
});

const documentOf = (length: number) => JSON.stringify({ version: 'x'.repeat(length - '{"version":""}'.length) });

test.each([20_001, 400_000])('a document of %i characters arrives whole', async (length) => {
  const host = hostWith({ changeGameBuilds: ok(null) });
  const long = documentOf(length);
  const reply = await sendForm(action, host, { intent: 'save', ...state, document: long });
  expect(reply.message?.message).toBe('The downloads are changed. Players see them at once.');
  expect(host.calls.at(-1)?.input).toMatchObject({ ...state, document: long });
});

test('a line break counts as one character, although browsers send two', async () => {
  const host = hostWith({ changeGameBuilds: ok(null) });
  const long = `${documentOf(399_990)}${'\n'.repeat(10)}`;
  await sendForm(action, host, { intent: 'save', ...state, document: long.replaceAll('\n', '\r\n') });
  expect(host.calls.at(-1)?.input).toMatchObject({ document: long });
});

test('a longer document is refused because of its length', async () => {
  const host = hostWith({});
  const reply = await sendForm(action, host, { intent: 'save', ...state, document: documentOf(400_001) });
  expect(reply.result?.error?.['document']?.[0]).toBe('At most 400 000 characters.');
  expect([reply.status, host.calls]).toEqual([422, []]);
});

test('only staff with the permission can open the page', async () => {
  const open = async (...permissions: AdminPermission[]) => {
    const host = hostWith({ getAdminAccess: accessTo(...permissions), listAdminJobs: ok([]) });
    const request = await staffRequest('/admin/downloads');
    const answer: unknown = await loader({ request, params: {}, context: host.context() });
    return (answer as { data: { content: { games: unknown[] } | null } }).data.content;
  };
  expect((await open('overview', 'content'))?.games).toHaveLength(1);
  expect(await open('overview', 'reports')).toBeNull();
});

test('a comparison of a checksum starts a job for that link', async () => {
  const key = 'a'.repeat(64);
  const host = hostWith({
    startAdminJob: ok({ ...{ id: '3', kind: 'file-check', subject: key }, state: 'waiting', progress: 0 }),
  });
  const reply = await sendForm(action, host, { intent: 'compare', nonce: 'nonce-of-a-click', key });
  expect(reply.message?.message).toContain('is being read');
  expect(host.calls.at(-1)?.input).toEqual({ kind: 'file-check', subject: key, nonce: 'nonce-of-a-click' });
  const wrong = await sendForm(action, host, { intent: 'compare', nonce: 'nonce-of-a-click', key: '../x' });
  expect(wrong.result).not.toBeNull();
});
