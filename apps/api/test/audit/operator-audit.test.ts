import { asc, gt } from 'drizzle-orm';
import { auditImport } from '../../src/modules/book';
import { auditEntry } from '../../src/modules/audit/tables';
import { operatorIncidentsPath, operatorServersPath } from '../../src/modules/fleet';
import { operatorTokenOf } from '../../src/platform/operator/operator-token';
import { toWords } from '../../src/modules/admin/guard/words';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { trustSecret } from '../support/test-app';

const redeemCodes = '/internal/operator/redeem-codes';
const chat = '/internal/operator/chat';
const downloads = '/internal/operator/downloads';

describeOnEachEngine('commands of the operator in the audit log', (open) => {
  /** Entries stay for ever, so each test reads only entries after this one. */
  let last = 0;
  const api = useTestApi(open);
  beforeEach(async () => {
    last = Math.max(last, ...(await entries()).map(({ id }) => id));
  });
  const ask = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${operatorTokenOf(trustSecret)}` };
    const answer = await api.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '127.0.0.1' });
    return answer.json<{ retcode: number; data?: { lines: string[]; document?: unknown } }>();
  };
  const entries = () =>
    api.database.db.select().from(auditEntry).where(gt(auditEntry.id, last)).orderBy(asc(auditEntry.id));

  test.each([
    [operatorIncidentsPath, { action: 'open', title: 'Slow', text: 'Looking' }, 'incident.open', { title: 'Slow' }],
    [operatorServersPath, { action: 'add', name: 'Teyvat', game: '1' }, 'server.add', { name: 'Teyvat', game: '1' }],
    [chat, { action: 'forbid', name: 'spamword' }, 'chat.forbid', { name: 'spamword' }],
    [
      redeemCodes,
      { action: 'add', title: 'Hi', game: '1', items: ['201:1'], code: 'WELCOME26' },
      'redeem-codes.add',
      { title: 'Hi', items: '201:1' },
    ],
  ])('%s: %j is an entry by the operator, without keys and codes', async (url, input, action, details) => {
    expect(await ask(url, input)).toMatchObject({ retcode: 0 });
    const [entry, ...more] = await entries();
    expect(entry).toMatchObject({ actorId: null, actorName: 'operator', action, outcome: 'ok', details });
    expect(more).toEqual([]);
    expect(JSON.stringify(entry)).not.toMatch(/shk_|WELCOME26/);
  });

  test('downloads that are applied are an entry, and an export is none', async () => {
    const slug = /^(\S+)/.exec((await ask(downloads, { action: 'list' })).data?.lines[0] ?? '')?.[1] ?? '';
    const { data } = await ask(downloads, { action: 'export', slug });
    expect(await entries()).toEqual([]);
    expect(await ask(downloads, { action: 'apply', slug, document: data?.document })).toMatchObject({ retcode: 0 });
    expect(await entries()).toMatchObject([{ action: 'downloads.apply', subject: `downloads:${slug}` }]);
  });

  test.each([
    [operatorIncidentsPath, { action: 'list' }],
    [operatorIncidentsPath, { action: 'resolve', id: '999', text: 'Over' }],
    ['/internal/operator/deliveries', { action: 'settle', id: '999', decision: 'sent' }],
    ['/internal/operator/characters', { action: 'release', account: '999', server: 'none' }],
  ])('%s: %j changes nothing and has no entry', async (url, input) => {
    await ask(url, input);
    expect(await entries()).toEqual([]);
  });

  test('an import names its file without the folder, and a dry run has no entry', async () => {
    const order = { format: 'auto', from: '/home/me/items.json', isDryRun: true, removals: 'few' as const };
    await auditImport(api.database.db, order);
    await auditImport(api.database.db, { ...order, isDryRun: false });
    expect(await entries()).toMatchObject([
      { actorName: 'operator', action: 'import', details: { from: 'items.json', format: 'auto' } },
    ]);
  });
});

test('details are written as plain text', () => {
  expect(toWords([{ name: 'Discord', url: 'https://d.test' }, true])).toBe('name: Discord, url: https://d.test; yes');
  expect([toWords(''), toWords([]), toWords(false), toWords(7)]).toEqual(['nothing', 'nothing', 'no', '7']);
});
