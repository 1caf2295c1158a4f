/** @jest-environment node */
import type { AdminJob } from '@starhaven/contracts/admin';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../../test/staff-host';
import { action, loader } from './handbook.route.server';

const id = '0123456789abcdef';
const upload = { id, files: [{ name: 'a.txt', bytes: 5 }], bytes: 5, createdAt: 1_800_000_000, by: 'Mira' };
const job = (jobId: string, kind: AdminJob['kind'], more: object = {}) => ({
  ...{
    id: jobId,
    kind,
    subject: `${id} auto few`,
    state: 'done' as const,
    progress: 100,
    note: '',
    report: ['2 items added'],
  },
  ...{ createdAt: 1, endedAt: 2, by: 'Mira', ...more },
});
const hostWith = (answers: CallAnswers) =>
  staffHost({ getAdminAccess: accessTo('overview', 'content'), startAdminJob: ok(job('7', 'import')), ...answers });

async function send(host: ReturnType<typeof staffHost>, fields: Record<string, string | File>) {
  const plain = await staffRequest('/admin/handbook');
  const body = new FormData();
  for (const [name, value] of Object.entries({ nonce: 'nonce-of-a-click', ...fields })) body.append(name, value);
  const request = new Request(plain.url, { method: 'POST', headers: plain.headers, body });
  const answer = await action({ request, params: {}, context: host.context() });
  if (answer instanceof Response) throw new Error('led elsewhere');
  const { data, init } = answer;
  return { ...data, status: init?.status ?? 200 };
}
const file = (text: string, name = 'a.txt') => new File([text], name);

test('files are sent, and their dry run starts with the chosen way of reading', async () => {
  const host = hostWith({ uploadHandbookData: ok(upload) });
  const reply = await send(host, { intent: 'send', files: file('1 One'), format: 'auto', removals: 'none' });
  expect(reply.message?.message).toContain('The dry run has started.');
  const [sent, started] = host.calls;
  expect((sent?.input as { files: File[] }).files.map(({ name }) => name)).toEqual(['a.txt']);
  expect(started).toEqual({
    name: 'startAdminJob',
    input: { kind: 'import-rehearsal', subject: `${id} auto none`, nonce: 'nonce-of-a-click' },
  });
});

test('without files nothing is sent, and the reason is shown at the field', async () => {
  const host = hostWith({});
  const reply = await send(host, { intent: 'send', files: file('', '') });
  expect([reply.status, reply.result?.error]).toEqual([
    422,
    { files: ['Choose the files of the game data, or their folder.'] },
  ]);
  expect(host.calls).toEqual([]);
});

test('the host’s message about wrong files is shown at the field, and no job starts', async () => {
  const host = hostWith({ uploadHandbookData: refused(-1, '"a" was sent twice.', 'files') });
  const reply = await send(host, { intent: 'send', files: file('1 One') });
  expect([reply.status, reply.result?.error?.['files']]).toEqual([422, ['"a" was sent twice.']]);
  expect(host.calls.map(({ name }) => name)).toEqual(['uploadHandbookData']);
});

test('an import is started for what the dry run was about, and for nothing else', async () => {
  const host = hostWith({});
  await send(host, { intent: 'import', subject: `${id} auto few` });
  expect(host.calls.at(-1)?.input).toMatchObject({ kind: 'import', subject: `${id} auto few` });
  const reply = await send(host, { intent: 'import', subject: '../../etc auto few' });
  expect([reply.status, host.calls.length]).toEqual([422, 1]);
});

test('each upload comes with its newest dry run; other work is not listed', async () => {
  const host = hostWith({
    getAdminHandbook: ok({ formats: [], sources: [], uploads: [upload] }),
    listAdminJobs: ok([
      job('9', 'import-rehearsal', { subject: `${id} auto many` }),
      job('8', 'backup', { subject: '' }),
      job('7', 'import-rehearsal'),
    ]),
  });
  const request = await staffRequest('/admin/handbook');
  const answer = (await loader({ request, params: {}, context: host.context() })) as {
    data: { content: { uploads: { rehearsal: { id: string } }[]; jobs: { id: string }[] } };
  };
  expect(answer.data.content.uploads[0]?.rehearsal.id).toBe('9');
  expect(answer.data.content.jobs.map((one) => one.id)).toEqual(['9', '7']);
});
