import { runDownloadsCommand } from '../../src/modules/games';
import type { DownloadsDocument } from '../../src/modules/games';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

const slug = 'genshin-impact';

describeOnEachEngine('what an operator does to downloads', (open) => {
  const api = useTestApi(open);
  const run = (input: object) => runDownloadsCommand(api.database.db, input);
  const exported = async () => (await run({ action: 'export', slug })).document as DownloadsDocument;
  const apply = (document: unknown) => run({ action: 'apply', slug, document });
  /** The downloads that players get. Ids are left out, because each change makes new ones. */
  const shown = async () => {
    const { body } = await api.app.inject(`/json/${slug}/download.json`);
    return JSON.parse(body, (key, value: unknown) => (key === 'id' ? undefined : value)) as { platfrom: string }[];
  };

  test('an export that is applied unchanged changes nothing that players see', async () => {
    const before = await shown();
    expect(JSON.stringify(before)).toContain('voice_packs');
    const { lines } = await apply(JSON.parse(JSON.stringify(await exported())));
    expect(lines).toEqual([expect.stringMatching(/^Genshin Impact: PC, Android, iOS, \d+ links\. Shown at once\.$/)]);
    expect(await shown()).toEqual(before);
  });

  test('a changed link, version and mirror are shown at once', async () => {
    await shown();
    const url = 'https://files.example.net/genshin.zip';
    await apply({
      version: '5.9',
      platforms: [
        {
          platfrom: 'Android',
          version: [{ name: '5.9', engine: null, download: [{ name: 'Client', link: [{ name: 'Client 5.9', url }] }] }],
        },
      ],
    });
    // The server receives the database's notice a moment later.
    await until(async () => (await shown()).length === 1);
    const [platform] = await shown();
    expect(platform).toMatchObject({
      platfrom: 'Android',
      version: [{ name: '5.9', project: null, download: [{ link: [{ name: 'Client 5.9', url, mirror: [] }] }] }],
    });
    const info = (await api.app.inject(`/json/${slug}/info.json?load=full`)).json() as Record<string, unknown>;
    expect(JSON.stringify(info)).toContain('"version":"5.9"');
  });

  const withLink = (link: object) => ({
    version: '1',
    platforms: [{ platfrom: 'PC', version: [{ name: '1', engine: null, download: [{ link: [link] }] }] }],
  });
  const place = 'document.platforms.0.version.0.download.0.link.0';
  test.each<[string, unknown, string]>([
    ['no platforms', { version: '1' }, 'document.platforms is missing.'],
    ['a script', withLink({ name: 'x', url: 'javascript:alert(1)' }), `${place}.url is wrong; it must be an http or`],
    ['another host', withLink({ name: 'x', url: '//evil.example' }), `${place}.url is wrong`],
    ['half a checksum', withLink({ name: 'x', url: '/x', package: { name: 'x', md5: 'ab' } }), `${place}.package.md5`],
    ['a typo', withLink({ name: 'x', ulr: '/x' }), `${place}.url is missing.`],
    [
      'a platform',
      { version: '1', platforms: [{ platfrom: 'Windows', version: [] }] },
      'it must be PC, Android or iOS',
    ],
    [
      'an engine',
      { version: '1', platforms: [{ platfrom: 'PC', version: [{ name: '1', engine: 'no' }] }] },
      'choose one of GC',
    ],
    [
      'twice',
      { version: '1', platforms: Array(2).fill({ platfrom: 'PC', version: [] }) },
      'Platform PC is listed twice',
    ],
  ])('a file with a mistake (%s) says where and changes nothing', async (_, document, message) => {
    const before = await shown();
    await expect(apply(document)).rejects.toThrow(message);
    expect(await shown()).toEqual(before);
  });

  test('for an unknown game the answer lists the known ones', async () => {
    await expect(run({ action: 'export', slug: 'tetris' })).rejects.toThrow(
      'There is no game "tetris"; choose one of genshin-impact, honkai-star-rail, blue-archive.',
    );
  });
});
