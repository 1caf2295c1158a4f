import { addBuild, listBuilds, moveLink, withdrawBuild } from './edit-builds';

const url = 'https://files.test/client.zip';
const document = JSON.stringify({
  version: '5.0',
  platforms: [
    {
      platfrom: 'PC',
      version: [
        {
          ...{ name: '5.0', engine: 'gc' },
          download: [{ name: 'Client', link: [{ name: 'Client', url, comment: url, mirror: [{ name: 'M', url }] }] }],
        },
      ],
    },
  ],
});
const build = { platform: 'PC', build: '5.0', engine: 'gc' };

test('an added build is the newest of its platform, and the others stay', () => {
  const file = { link: 'Client', url, bytes: 5, md5: '' };
  const text = addBuild(document, { platform: 'PC', build: '5.1', engine: '', ...file });
  expect(listBuilds(text).map((one) => one.build)).toEqual(['5.1', '5.0']);
  expect(JSON.parse(text)).toMatchObject({
    platforms: [
      { version: [{ engine: null, download: [{ link: [{ url, game: { Full: { package_size: 5 } } }] }] }, {}] },
    ],
  });
  const other = addBuild(document, { platform: 'iOS', build: '5.1', engine: '', ...file });
  expect(listBuilds(other).map((one) => one.platform)).toEqual(['PC', 'iOS']);
});

test('a withdrawn build is removed with its empty platform; a missing build is reported', () => {
  expect(listBuilds(withdrawBuild(document, build) ?? '')).toEqual([]);
  expect(withdrawBuild(document, { ...build, engine: '' })).toBeNull();
});

test.each(['{', '{"version":"5.0"}', '{"version":"5.0","platforms":[{"platfrom":"PC","version":[{"name":5}]}]}'])(
  'a document of another shape is not edited: %s',
  (text) => {
    expect(() => withdrawBuild(text, build)).toThrow();
  },
);

test('the fields of a document keep their order and their unknown neighbours', () => {
  const text = JSON.stringify({ later: 1, version: '5.0', platforms: [{ note: 'x', platfrom: 'PC', version: [] }] });
  const edited = addBuild(text, { platform: 'iOS', build: '1', engine: '', link: 'A', url, bytes: 0, md5: '' });
  expect(edited.replace(/\s/g, '')).toContain('{"later":1,"version":"5.0","platforms":[{"note":"x","platfrom":"PC"');
});

test('another address is put in place of the old one in links and mirrors, not in texts', () => {
  const moved = moveLink(document, url, '/files/client.zip');
  expect(moved.match(/\/files\/client\.zip/g)).toHaveLength(2);
  expect(moved).toContain(`"comment": "${url}"`);
});
