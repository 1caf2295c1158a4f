/** @jest-environment node */
import type { AdminPermission, FirstStep } from '@starhaven/contracts/admin';
import { readNotice } from '@starhaven/session/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { inTurn } from '@starhaven/upstream/testing';
import { sendForm } from '../../test/send-form';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../test/staff-host';
import { action as contentAction, loader as contentLoader } from './content/content.route.server';
import { action as databaseAction } from './database/database.route.server';
import { action as downloadAction } from './download/download.route.server';
import { action as serverAction, loader as serverLoader } from './server/server.route.server';
import { action as userAction } from './user/user.route.server';
import { loader as overviewLoader } from './overview/overview.route.server';

const everything: AdminPermission[] = [
  ...(['overview', 'users.read', 'users.ban', 'users.roles', 'fleet.read', 'fleet.act', 'fleet.change'] as const),
  ...([
    'database.read',
    'backups.make',
    'backups.restore',
    'settings.read',
    'settings.change',
    'reports',
    'codes',
  ] as const),
];
const hostWith = (answers: CallAnswers) => staffHost({ getAdminAccess: accessTo(...everything), ...answers });
const nonce = 'nonce-of-the-form';
const endOf = (day: string) => Date.parse(`${day}T23:59:59Z`) / 1000;

describe('roles and bans', () => {
  test('a role needs the password: the refusal is shown at its field, and the chosen role stays', async () => {
    const host = hostWith({ grantRole: inTurn(refused(-303, 'The password is wrong.', 'password'), ok(null)) });
    const fields = { intent: 'grant', role: '2', until: '2999-01-31', password: 'pineapple' };
    const reply = await sendForm(userAction, host, fields);
    expect([reply.status, reply.result?.error]).toEqual([422, { password: ['The password is wrong.'] }]);
    expect(reply.result?.initialValue).toMatchObject({ role: '2', until: '2999-01-31' });
    expect(JSON.stringify(reply)).not.toContain('pineapple');
    expect((await sendForm(userAction, host, fields)).message?.message).toBe('The role is given.');
    expect(host.calls[1]?.input).toEqual({ uid: '8', role: 2, until: endOf('2999-01-31'), password: 'pineapple' });
  });

  test.each([
    [{ intent: 'grant', role: '' }, { role: ['Choose a role.'] }],
    [{ intent: 'ban', reason: ' ' }, { reason: ['Say why: the member reads it.'] }],
    [{ intent: 'ban', reason: 'Spam', until: '2020-01-01' }, { until: ['Choose today or a later day.'] }],
  ])('%j is refused at its field before anything is sent', async (fields, errors) => {
    const host = hostWith({});
    const reply = await sendForm(userAction, host, fields as Record<string, string>);
    expect([reply.status, reply.result?.error, host.calls]).toEqual([422, errors, []]);
  });

  test('the words of the API are shown, such as for the last admin', async () => {
    const host = hostWith({ revokeRole: refused(-1, 'This is the last admin.') });
    const reply = await sendForm(userAction, host, { intent: 'revoke', role: '1', password: 'sesame' });
    expect(reply.message).toEqual({ type: 'error', title: 'Error', message: 'This is the last admin.' });
  });
});

describe('texts of a spammer', () => {
  const gone = { id: '4', reason: 'Ads', time: 100_000, questions: 2, answers: 1, restored: 0 };

  test('are all removed with a reason, and restored by the id of the removal', async () => {
    const host = hostWith({ removeMemberTexts: ok(gone), restoreMemberTexts: ok(gone) });
    const removed = await sendForm(userAction, host, { intent: 'remove-texts', reason: ' Ads ' });
    expect(removed.message?.message).toBe('All questions and answers are removed.');
    const back = await sendForm(userAction, host, { intent: 'restore-texts', removal: '4' });
    expect(back.message?.message).toBe('The questions and answers are back.');
    expect(host.calls).toEqual([
      { name: 'removeMemberTexts', input: { uid: '8', reason: 'Ads' } },
      { name: 'restoreMemberTexts', input: { id: '4' } },
    ]);
  });

  test('without a reason nothing is sent, and a member without texts is not an error', async () => {
    const host = hostWith({ removeMemberTexts: refused(-1, 'This member has no questions and answers.') });
    const blank = await sendForm(userAction, host, { intent: 'remove-texts', reason: '' });
    expect([blank.status, blank.result?.error]).toEqual([422, { reason: ['Say why, for the audit log.'] }]);
    const none = await sendForm(userAction, host, { intent: 'remove-texts', reason: 'Ads' });
    expect(none.message).toMatchObject({ type: 'info', message: 'This member has no questions and answers.' });
  });
});

describe('game servers', () => {
  const key = { slug: 'teyvat', key: 'shk_the-key', lines: ['start the agent'] };

  test('a restart names the server and carries the proof; what the host says stays at its field', async () => {
    const host = hostWith({ startAdminJob: refused(-303, 'Please enter your password.', 'password') });
    const fields = { intent: 'restart', slug: 'teyvat', nonce: 'nonce-of-a-click', password: 'guess' };
    const reply = await sendForm(serverAction, host, fields);
    expect([reply.status, reply['about'], reply.result?.error]).toEqual([
      422,
      'teyvat',
      { password: ['Please enter your password.'] },
    ]);
    expect(host.calls.at(-1)?.input).toMatchObject({ kind: 'server-restart', subject: 'teyvat', password: 'guess' });
  });

  test('only the reply contains the key of a new server', async () => {
    const host = hostWith({ addFleetServer: ok(key), listFleetServers: ok([]), listAdminJobs: ok([]) });
    const fields = { intent: 'add', name: 'Teyvat', game: 'genshin-impact', privacy: 'public' };
    expect(await sendForm(serverAction, host, fields)).toMatchObject({ key, message: { type: 'ok' } });
    const request = await staffRequest('/admin/server');
    const page = await serverLoader({ request, params: {}, context: host.context() });
    expect(JSON.stringify(page)).not.toContain('shk_');
  });

  test('the address for players is saved with its hint, and a wrong address is refused at its field', async () => {
    const host = hostWith({ changeFleetServer: ok(null) });
    const fields = { intent: 'change', slug: 'teyvat', name: 'Teyvat', privacy: 'public', maintenance: '' };
    const entry = 'Put it into the launcher.';
    const wrong = await sendForm(serverAction, host, { ...fields, address: 'play host', entry });
    expect(wrong.result?.error).toEqual({ address: [expect.stringContaining('play.example.org')] });
    expect(wrong.result?.initialValue).toMatchObject({ address: 'play host', entry });
    await sendForm(serverAction, host, { ...fields, address: 'play.host.test:22102', entry });
    expect(host.calls.map(({ input }) => input)).toMatchObject([{ address: 'play.host.test:22102', entry }]);
  });

  test('an emptied name is refused; an emptied note ends the maintenance', async () => {
    const host = hostWith({ changeFleetServer: ok(null) });
    const fields = { intent: 'change', slug: 'teyvat', name: '', privacy: 'beta', maintenance: '' };
    const reply = await sendForm(serverAction, host, fields);
    expect([reply.result?.error, reply['about']]).toEqual([{ name: ['Give the server a name.'] }, 'teyvat']);
    await sendForm(serverAction, host, { ...fields, name: 'Teyvat' });
    expect(host.calls.map(({ input }) => input)).toEqual([
      { slug: 'teyvat', name: 'Teyvat', privacy: 'beta', maintenance: '', address: '', entry: '' },
    ]);
  });
});

describe('backups', () => {
  const name = 'manual-1.tar.gz';
  test('a rehearsal needs no proof, a restore does; the refusal names its backup', async () => {
    const job = {
      id: '1',
      kind: 'rehearsal' as const,
      subject: name,
      state: 'waiting' as const,
      progress: 0,
      note: '',
      report: [],
    };
    const host = hostWith({
      startAdminJob: inTurn(ok(job), refused(-303, 'Please enter your password.', 'password')),
    });
    const rehearsed = await sendForm(databaseAction, host, { intent: 'rehearse', name, nonce });
    expect(rehearsed.message?.message).toBe('The rehearsal has started. It changes nothing.');
    const reply = await sendForm(databaseAction, host, { intent: 'restore', name, nonce });
    expect(host.calls.map(({ input }) => input)).toEqual([
      { kind: 'rehearsal', subject: name, nonce },
      { kind: 'restore', subject: name, nonce },
    ]);
    expect([reply['about'], reply.result?.error]).toEqual([name, { password: ['Please enter your password.'] }]);
  });

  async function download(answer: Response | null, fields: Record<string, string> = { name, password: 'sesame' }) {
    const files: unknown[] = [];
    const forwardFile = async (file: object) => {
      files.push({ ...file, signal: undefined });
      return answer;
    };
    const context = { ...hostWith({}).context(), forwardFile };
    const request = await staffRequest('/admin/database/download', { fields: { intent: 'download', ...fields } });
    return { files, answer: await downloadAction({ request, params: {}, context }) };
  }
  const noticeOf = (answer: Response) => readNotice(answer.headers.get('set-cookie')?.split(';')[0] ?? '')?.message;

  test('a download is the file of the API, as it comes', async () => {
    const file = new Response('bytes', { headers: { 'content-type': 'application/gzip', 'content-length': '5' } });
    const { files, answer } = await download(file);
    expect(files).toEqual([
      { path: '/api/v2/admin/backups/file', sessionKey: 'the-key', body: { name, password: 'sesame' } },
    ]);
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [Response.json({ retcode: -303, message: 'The password is wrong.' }), 'The password is wrong.'],
    [new Response('<html>', { status: 502 }), 'That did not work. Please try again.'],
    [null, 'Failed to connect to server. Please try again.'],
  ])('a download that is refused leads back with the reason', async (refusal, reason) => {
    const { answer } = await download(refusal);
    expect([answer.headers.get('location'), noticeOf(answer)]).toEqual(['/admin/database', reason]);
  });

  test('a name that is not a file name sends no request', async () => {
    const { files, answer } = await download(null, { name: '../secrets' });
    expect([files, answer.headers.get('location')]).toEqual([[], '/admin/database']);
  });
});

describe('content', () => {
  const chat = {
    ...{
      kind: 'chat-report' as const,
      id: '41',
      text: 'Buy gold',
      authorId: '9',
      authorName: 'Mika',
      place: 'public',
      at: 200,
    },
    reports: [{ name: 'Ada', reason: 'spam', at: 210 }],
  };
  const owner = { uid: '9', username: 'Mika', avatar: '' };
  const text = {
    kind: 'answer' as const,
    id: '5',
    questionId: '3',
    title: 'How?',
    body: 'So.',
    time: 100_000,
    owner,
    reports: [],
  };
  const open = async (host: ReturnType<typeof staffHost>) =>
    contentLoader({ request: await staffRequest('/admin/content'), params: {}, context: host.context() });

  test('reports of the chat and of questions are one list, the oldest first, each with its place', async () => {
    const host = hostWith({
      listContentReports: ok([chat]),
      listTextReports: ok({ reported: [], waiting: [text] }),
      listRedeemCodes: ok([]),
      listFleetServers: ok([]),
    });
    expect(await open(host)).toMatchObject({
      data: {
        content: {
          maySettle: true,
          reports: [
            { kind: 'answer', at: 100, isWaiting: true, to: '/ask/3' },
            { kind: 'chat-report', at: 200, isWaiting: false },
          ],
        },
      },
    });
  });

  test('staff with read access see the reports of the chat and settle nothing', async () => {
    const host = staffHost({ getAdminAccess: accessTo('reports'), listContentReports: ok([chat]) });
    expect(await open(host)).toMatchObject({ data: { content: { maySettle: false, codes: null } } });
    expect(host.calls.map(({ name }) => name)).toEqual(['listContentReports']);
  });

  test.each([
    ['remove', 'chat-report', 'settleChatReport', { id_message: '41', isRemoved: true }],
    ['keep', 'question', 'settleTextReport', { kind: 'question', id: '41', isRemoved: false }],
    ['approve', 'chat-waiting', 'decideChatMessage', { id_message: '41', isApproved: true }],
    ['reject', 'answer', 'decideText', { kind: 'answer', id: '41', isApproved: false }],
  ])('to %s a %s is one call', async (intent, kind, name, input) => {
    const host = hostWith({ [name]: { retcode: 0, message: 'ok' } });
    expect((await sendForm(contentAction, host, { intent, kind, id: '41' })).message?.type).toBe('ok');
    expect(host.calls).toEqual([{ name, input }]);
  });

  test('a report that somebody else settled is not an error', async () => {
    const host = hostWith({ settleChatReport: refused(-1, 'none') });
    const reply = await sendForm(contentAction, host, { intent: 'keep', kind: 'chat-report', id: '41' });
    expect(reply.message?.title).toBe('Already settled');
  });

  test('a redeem code is made of what was typed', async () => {
    const host = hostWith({ createRedeemCode: ok({ code: 'HELLO7' }) });
    const fields = {
      intent: 'make-code',
      title: 'Hello',
      place: 'server:teyvat',
      items: '201:100, 2:3:5',
      until: '2999-01-31',
    };
    const reply = await sendForm(contentAction, host, fields);
    expect(reply.message?.message).toBe('The code HELLO7 works from now on.');
    const items = [
      { id: 201, amount: 100, type: 0 },
      { id: 3, amount: 5, type: 2 },
    ];
    expect(host.calls[0]?.input).toEqual({
      ...{ title: 'Hello', items, maxUses: 0, expiresAt: endOf('2999-01-31'), server: 'teyvat' },
    });
  });

  test.each([
    [{ items: '201' }, 'items'],
    [{ items: '201:0' }, 'items'],
    [{ title: '' }, 'title'],
    [{ code: 'a!' }, 'code'],
    [{ maxUses: '1.5' }, 'maxUses'],
  ])('a code with %j is refused at its field', async (change, field) => {
    const host = hostWith({});
    const fields = { intent: 'make-code', title: 'Hello', place: 'game:blue-archive', items: '2:3:5', ...change };
    const reply = await sendForm(contentAction, host, fields as Record<string, string>);
    expect([Object.keys(reply.result?.error ?? {}), host.calls]).toEqual([[field], []]);
  });
});

describe('first steps', () => {
  const now = {
    ...{ at: 1_800_000_000, cpu: null, memory: null, disk: null, network: null },
    process: { uptimeSeconds: 60, eventLoopDelayMs: 1, memoryBytes: 1 },
    ...{ database: { kind: 'pglite' as const, bytes: null }, players: { online: 0, peak: 0 } },
    servers: { online: 0, total: 0 },
  };
  const load = async (steps: FirstStep[]) => {
    const host = hostWith({ getOverview: ok({ now }), listAdminJobs: ok([]), getFirstSteps: ok(steps) });
    return overviewLoader({ request: await staffRequest('/admin'), params: {}, context: host.context() });
  };
  test('they are shown until all are done', async () => {
    const steps: FirstStep[] = [
      { name: 'mail', isDone: true },
      { name: 'contact', isDone: false },
    ];
    expect(await load(steps)).toMatchObject({ data: { content: { steps } } });
    expect(await load([{ name: 'mail', isDone: true }])).toMatchObject({ data: { content: { steps: [] } } });
  });
});
