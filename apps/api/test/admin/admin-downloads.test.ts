import { changeGameBuilds, listAuditEntries, listGameBuilds, startAdminJob } from '@starhaven/contracts/admin';
import type { AdminGameBuilds, AdminJob, AuditEntry } from '@starhaven/contracts/admin';
import type { LinkCheck } from '@starhaven/contracts/games';
import { Role } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import { LinkChecker } from '../../src/modules/games';
import type { LinkHash } from '../../src/modules/games/links/hash-link';
import { linkKey } from '../../src/modules/games/links/link-key';
import { linkCheck } from '../../src/modules/games/tables';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

const slug = 'genshin-impact';
const client = 'https://files.test/client.zip';
const mirror = 'https://mirror.test/client.zip';
const segment = 'https://files.test/client.zip.001';
const checksum = 'd41d8cd98f00b204e9800998ecf8427e';

const documentWith = (version: string) =>
  JSON.stringify({
    version,
    platforms: [
      {
        platfrom: 'PC',
        version: [
          {
            name: version,
            engine: null,
            download: [
              {
                name: 'Client',
                link: [
                  {
                    ...{ name: 'Client', url: client, mirror: [{ name: 'Second', url: mirror }] },
                    game: {
                      Full: {
                        ...{ package_size: 100, md5: checksum },
                        segments: [{ path: segment, package_size: 40, md5: '' }],
                      },
                    },
                  },
                  { name: 'Example', url: 'https://files.example.org/x.zip' },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

describeOnEachEngine('downloads in the dashboard', (open) => {
  let editor: Member;
  const api = useTestApi(open);
  const staff = staffClient(api);
  beforeEach(async () => {
    editor = await staff.member(Role.EDITOR);
    await api.database.db.delete(linkCheck);
  });

  const games = async () => (await staff.call<AdminGameBuilds[]>(listGameBuilds, editor.key)).data;
  const genshin = async () => (await games()).find((game) => game.slug === slug) as AdminGameBuilds;
  const change = (document: string, fingerprint: string) =>
    staff.call(changeGameBuilds, editor.key, { game: slug, document, fingerprint });
  const checkerWith = (answers: Record<string, { status: number; sizeBytes: number | null }>) => {
    const asked: string[] = [];
    const ask = async (url: string) => {
      asked.push(url);
      return { fault: '', ...(answers[url] ?? { status: 404, sizeBytes: null }) };
    };
    const log = api.app.log as never;
    return { asked, checker: new LinkChecker({ db: api.database.db, log, siteUrl: 'http://localhost:3000', ask }) };
  };
  /** Leaves only the two links of the test on the site. */
  const useTestLinks = async () => {
    for (const { slug: game, fingerprint } of await games()) {
      const document = game === slug ? documentWith('5.1') : JSON.stringify({ version: '1', platforms: [] });
      await staff.call(changeGameBuilds, editor.key, { game, document, fingerprint });
    }
  };

  test('an editor changes the downloads, players see them at once, and the audit log names the editor', async () => {
    const before = await genshin();
    expect(before.links.length).toBeGreaterThan(0);
    expect((await change(documentWith('5.1'), before.fingerprint)).retcode).toBe(0);
    expect((await genshin()).version).toBe('5.1');
    const shown = await api.app.inject(`/json/${slug}/download.json`);
    expect(shown.body).toContain(client);
    const admin = await staff.member(Role.ADMIN);
    const { data } = await staff.call<AuditEntry[]>(listAuditEntries, admin.key, { action: 'downloads.changed' });
    expect(data).toMatchObject([{ action: 'downloads.changed', subject: `game:${slug}`, outcome: 'ok' }]);
  });

  test('of two tabs, and of two clicks at once, the second gets an error and changes nothing', async () => {
    const { fingerprint } = await genshin();
    const answers = await Promise.all([
      change(documentWith('5.3'), fingerprint),
      change(documentWith('5.4'), fingerprint),
    ]);
    expect(answers.map(({ retcode }) => retcode).sort()).toEqual([-1, 0]);
    expect((await genshin()).version).toBe(answers[0]?.retcode === 0 ? '5.3' : '5.4');
    expect(await change(documentWith('5.5'), fingerprint)).toMatchObject({
      retcode: -1,
      message: 'These downloads have changed since you opened them. Look at them again.',
    });
  });

  test.each([
    ['{', 'This is not JSON'],
    ['{"version":"1"}', 'platforms'],
    [documentWith('5.1').replace(client, 'javascript:alert(1)'), 'http or https'],
    [documentWith('5.1').replace('"engine":null', '"engine":"none"'), 'names the engine "none"'],
  ])('a wrong document changes nothing, and the error names the fault: %s', async (document, words) => {
    const before = await genshin();
    const answer = await change(document, before.fingerprint);
    expect(answer).toMatchObject({ retcode: -1, message: expect.stringContaining(words) });
    expect((await genshin()).document).toBe(before.document);
  });

  test('a check reports which links answer, are broken or differ in size; example links are not requested', async () => {
    await useTestLinks();
    const { checker, asked } = checkerWith({ [client]: { status: 200, sizeBytes: 99 } });
    const lines = await checker.checkAll(async () => {});
    expect(asked).toEqual([client, mirror, segment]);
    expect(lines).toEqual([
      `${mirror}: status 404`,
      `${segment}: status 404`,
      '3 links checked, 2 did not answer as expected.',
    ]);
    const { links } = await genshin();
    const [first, second] = links;
    const example = links.find(({ isExample }) => isExample);
    expect(first).toMatchObject({ status: 200, fault: 'The file has 99 bytes, the build states 100.' });
    expect(first?.answeredAt).toBeGreaterThan(0);
    expect(second).toMatchObject({ status: 404, answeredAt: 0, fault: 'It answered with status 404.' });
    expect(example).toMatchObject({ isExample: true, checkedAt: 0 });
  });

  test('a link that stops answering keeps the time at which it last did', async () => {
    await useTestLinks();
    await checkerWith({ [client]: { status: 200, sizeBytes: 100 } }).checker.checkAll(async () => {});
    const [before] = (await genshin()).links;
    expect(before?.fault).toBe('');
    await checkerWith({}).checker.checkAll(async () => {});
    expect((await genshin()).links[0]).toMatchObject({ status: 404, answeredAt: before?.answeredAt });
  });

  test('players see when a link last answered; links that were not checked are left out', async () => {
    await useTestLinks();
    const seen = async (game = slug) => {
      const { body } = await api.app.inject(`/api/v2/games/${game}/links`);
      const { retcode, data } = JSON.parse(body) as { retcode: number; data?: LinkCheck[] };
      return { retcode, checks: (data ?? []).sort((one, other) => one.url.localeCompare(other.url)) };
    };
    expect(await seen()).toEqual({ retcode: 0, checks: [] });
    await checkerWith({ [client]: { status: 206, sizeBytes: 99 } }).checker.checkAll(async () => {});
    const [first, ...others] = (await seen()).checks;
    expect(others.map(({ url }) => url)).toEqual([segment, mirror]);
    expect(first).toMatchObject({ url: client, hasAnswered: true, answeredAt: expect.any(Number) });
    expect(first?.answeredAt).toBe(first?.checkedAt);
    for (const other of others) expect(other).toMatchObject({ hasAnswered: false, answeredAt: 0 });
    await checkerWith({}).checker.checkAll(async () => {});
    expect((await seen()).checks[0]).toMatchObject({ hasAnswered: false, answeredAt: first?.answeredAt });
    expect((await seen('honkai-star-rail')).checks).toEqual([]);
    expect((await seen('no-such-game')).retcode).toBe(-1);
  });

  test('the schedule checks each link once a day, and a full check deletes the results of removed links', async () => {
    await useTestLinks();
    const { checker, asked } = checkerWith({});
    await checker.checkDue();
    await checker.checkDue();
    expect(asked).toEqual([client, mirror, segment]);
    await api.database.db.update(linkCheck).set({ checkedAt: sql`now() - interval '25 hours'` });
    await checker.checkDue();
    expect(asked).toHaveLength(6);
    const { fingerprint } = await genshin();
    await change(JSON.stringify({ version: '1', platforms: [] }), fingerprint);
    await checker.checkAll(async () => {});
    expect(await api.database.db.select().from(linkCheck)).toEqual([]);
  });

  test('a checksum is compared when staff asks: it agrees, differs, or the file breaks off', async () => {
    await useTestLinks();
    const read = async (found: LinkHash) => {
      const asked: string[] = [];
      const checker = new LinkChecker({
        ...{ db: api.database.db, log: api.app.log as never, siteUrl: 'http://localhost:3000' },
        ask: async () => ({ status: 200, sizeBytes: 100, fault: '' }),
        hash: async (url, algorithm, tell) => {
          asked.push(`${algorithm} ${url}`);
          await tell(50, 100);
          return found;
        },
      });
      const told: string[] = [];
      const lines = await checker.checkFile(
        linkKey(client),
        async (percent, note) => void told.push(`${percent} ${note}`),
      );
      return { asked, told, lines };
    };
    const linkNow = async () => (await genshin()).links.find(({ url }) => url === client);
    expect(await linkNow()).toMatchObject({ promisedChecksum: checksum, checksumAt: 0, fault: '' });
    expect(await read({ checksum, bytes: 100, fault: '' })).toEqual({
      asked: [`md5 ${client}`],
      told: [`0 Reading ${client}`, '50 0 MB read'],
      lines: [`${client}: 100 bytes.`, 'The md5 agrees.'],
    });
    expect(await linkNow()).toMatchObject({ fault: '' });
    expect((await linkNow())?.checksumAt).toBeGreaterThan(0);
    const other = checksum.replace('d', 'e');
    expect((await read({ checksum: other, bytes: 100, fault: '' })).lines[1]).toBe(
      `The md5 differs: ${other} was found, the build states ${checksum}.`,
    );
    expect((await linkNow())?.fault).toBe(`Its checksum is ${other}, the build states ${checksum}.`);
    await expect(read({ checksum: '', bytes: 7, fault: 'It broke off after 7 bytes.' })).rejects.toThrow('7 bytes');
    const gone = new LinkChecker({
      db: api.database.db,
      log: api.app.log as never,
      siteUrl: 'http://localhost:3000',
    });
    await expect(gone.checkFile(linkKey(segment), async () => {})).rejects.toThrow('states no checksum');
  });

  test('two clicks start one check, and it ends with a report', async () => {
    const start = () =>
      staff.call<AdminJob>(startAdminJob, editor.key, { kind: 'link-check', nonce: 'nonce-of-a-click' });
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.retcode, two.retcode, one.data.id]).toEqual([0, 0, two.data.id]);
  });

  test('a role that was taken away, and one without this right, change nothing', async () => {
    const { fingerprint } = await genshin();
    const mod = await staff.member(Role.MOD);
    const input = { game: slug, document: documentWith('5.1'), fingerprint };
    expect((await staff.call(changeGameBuilds, mod.key, input)).retcode).toBe(403);
    await staff.setRoles(editor.id, [Role.MEMBER]);
    expect((await staff.call(changeGameBuilds, editor.key, input)).retcode).toBe(403);
    expect((await staff.call(startAdminJob, mod.key, { kind: 'link-check', nonce: 'nonce-of-a-mod' })).retcode).toBe(
      403,
    );
  });
});
