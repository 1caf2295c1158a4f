import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GamePage } from './game.page';

const nowSeconds = 1_800_000_000;
const gibibyte = 1024 ** 3;
const file = (path: string, size: number, md5: string) => ({ path, package_size: size, md5 });
const build = {
  name: '5.0',
  project: { name_engine: 'Grasscutter', short: 'GC' },
  download: [
    {
      name: 'Client',
      link: [
        {
          name: 'Full game',
          comment: 'In parts',
          url: 'https://files.host.test/game.zip',
          url_name: 'Get it',
          tutorial: { name: 'Setup', url: '/guide' },
          mirror: [{ name: 'Asia', url: 'https://asia.host.test/game.zip' }],
          package: { name: 'game.zip', region: 'Global', md5: 'aaaa' },
          game: {
            Full: {
              package_size: 64 * gibibyte,
              md5: 'bbbb',
              segments: [file('https://files.host.test/game.zip.001', 10 * gibibyte, 'cccc')],
              voice_packs: [file('https://files.host.test/Audio_Japanese.zip', 0, '')],
            },
          },
        },
      ],
    },
  ],
};
const game = {
  id: 1,
  slug: 'genshin-impact',
  title: 'Genshin Impact',
  description: 'Seven nations',
  image: '/art/genshin-impact.svg',
  lastUpdate: nowSeconds - 60,
  version: '5.0',
  keyword: '',
  engine: [
    { name: 'Grasscutter', short: 'GC', link: 'https://example.org/gc', features: ['Combat'] },
    { name: 'Other', short: 'OT', link: '', features: ['Fishing'] },
  ],
};
const platform = {
  platfrom: 'PC',
  version: [
    { ...build, download: [] },
    { ...build, name: '4.0', download: [] },
  ],
};
const downloads = {
  missing: null,
  platforms: [{ platfrom: 'PC' }, { platfrom: 'Android' }],
  platform,
  build,
  problem: null,
};

async function renderWith(data: Record<string, unknown>) {
  const page = { game, problem: null, downloads, servers: null, checks: {}, fit: null, nowSeconds, ...data };
  const Stub = createRemixStub([{ path: '/', Component: GamePage, loader: () => page, HydrateFallback: () => null }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
}

test('the page shows how to connect, and whether the version fits', async () => {
  const entry = 'Put it into the launcher.';
  const server = {
    id: '1',
    name: 'Lantern',
    address: 'play.host.test:22102',
    entry,
    isOnline: true,
    versions: ['5.0'],
  };
  await renderWith({ servers: [server], fit: { fits: ['Lantern'], others: [] } });
  const box = within(screen.getByRole('region', { name: 'How do I get in?' }));
  expect(box.getByText('play.host.test:22102')).toBeVisible();
  expect(box.getByRole('button', { name: 'Copy address of Lantern' })).toBeVisible();
  expect(box.getByText(entry)).toBeVisible();
  expect(screen.getByText(/^Version 5\.0 fits/)).toHaveTextContent('Version 5.0 fits Lantern.');
});

test('a version that no server accepts is warned of', async () => {
  await renderWith({ servers: [], fit: { fits: [], others: ['4.0', '4.2'] } });
  expect(screen.getByText(/No server here accepts version 5\.0 now/).closest('p')).toHaveTextContent(
    'They accept 4.0, 4.2.',
  );
  expect(screen.getByText(/No server of this game runs here yet/)).toBeVisible();
});

test('if the host sends no servers, the page does not mention them', async () => {
  await renderWith({});
  expect(screen.queryByText('How do I get in?')).toBeNull();
});

test('platform and version are links that name the choice', async () => {
  await renderWith({});
  const platforms = within(screen.getByRole('navigation', { name: 'Platform' }));
  expect(platforms.getByRole('link', { name: 'PC' })).toHaveAttribute('aria-current', 'true');
  expect(platforms.getByRole('link', { name: 'Android' })).toHaveAttribute('href', '?platform=Android');
  const versions = within(screen.getByRole('navigation', { name: 'Version' }));
  expect(versions.getByRole('link', { name: /^4\.0/ })).toHaveAttribute('href', '?platform=PC&version=4.0-GC');
});

test('only the features of the chosen build’s engine are listed, with the disclaimer and the community', async () => {
  await renderWith({});
  const features = within(screen.getByRole('region', { name: 'Features' }));
  expect(features.getByText('Combat')).toBeVisible();
  expect(features.queryByText('Fishing')).toBeNull();
  expect(features.getByRole('link', { name: 'community' })).toHaveAttribute('href', '/community');
});

test('a download shows package, region, checksum, mirror and tutorial; links out use the interstitial', async () => {
  await renderWith({});
  expect(screen.getByRole('link', { name: 'Get it: Full game' }).getAttribute('href')).toMatch(/^\/link\//);
  expect(screen.getByRole('link', { name: 'Mirror: Asia, Full game' }).getAttribute('href')).toMatch(/^\/link\//);
  expect(screen.getByRole('link', { name: 'Setup, Full game' })).toHaveAttribute('href', '/guide');
  for (const text of ['game.zip', 'Global', 'aaaa', '64.0 GB', 'bbbb']) expect(screen.getByText(text)).toBeVisible();
});

test('links say when they last answered; one that was not checked says nothing', async () => {
  const [url, mirror] = ['https://files.host.test/game.zip', 'https://asia.host.test/game.zip'];
  const hour = 3_600;
  const seen = { hasAnswered: true, checkedAt: nowSeconds - hour, answeredAt: nowSeconds - hour };
  const silent = { hasAnswered: false, checkedAt: nowSeconds - hour, answeredAt: nowSeconds - 50 * hour };
  jest.useFakeTimers({ now: nowSeconds * 1000, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  try {
    await renderWith({ checks: { [url]: seen, [mirror]: silent } });
    expect(screen.getByRole('article')).toHaveTextContent('In partsanswered 1 hour ago');
    const item = screen.getByRole('link', { name: 'Mirror: Asia, Full game' }).closest('li');
    expect(item).toHaveTextContent('Mirror: Asia did not answer 1 hour ago, last answered 2 days ago');
    cleanup();
    await renderWith({ checks: { [mirror]: { ...silent, answeredAt: 0 } } });
    expect(screen.getByRole('article')).not.toHaveTextContent(/ answered /);
    expect(screen.getByRole('article')).toHaveTextContent('did not answer 1 hour ago');
  } finally {
    jest.useRealTimers();
  }
});

test('an invalid address in the data is shown as text, wherever it stands', async () => {
  const bad = 'java\tscript:alert(1)';
  const [group] = build.download;
  const [link] = group?.link ?? [];
  const full = { ...link?.game.Full, segments: [file(bad, 1, '')], voice_packs: [] };
  const badLink = {
    ...link,
    url: bad,
    tutorial: { name: 'Setup', url: bad },
    mirror: [{ name: 'Asia', url: bad }],
    game: { Full: full },
  };
  await renderWith({
    game: { ...game, image: bad, engine: [{ ...game.engine[0], link: bad }] },
    downloads: { ...downloads, build: { ...build, download: [{ name: 'Client', link: [badLink] }] } },
  });
  for (const text of ['Get it', 'Setup', 'Mirror: Asia', 'Grasscutter'])
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  expect(document.body.innerHTML).not.toMatch(/(?:href|src)="java/);
  for (const name of [/Get it/, /Setup/, /Asia/]) expect(screen.queryByRole('link', { name })).toBeNull();
});

test('segments and voice packs list their files with sizes, unknown where there is none', async () => {
  await renderWith({});
  await userEvent.click(screen.getByText('Segments'));
  expect(screen.getByText('game.zip.001').closest('li')).toHaveTextContent('10.0 GB');
  expect(screen.getByText('game.zip.001').closest('li')).toHaveTextContent('cccc');
  await userEvent.click(screen.getByText('Voice packs'));
  expect(screen.getByText('Audio_Japanese.zip').closest('li')).toHaveTextContent('Unknown');
});

test('a checksum is copied', async () => {
  const user = userEvent.setup();
  await renderWith({});
  await user.click(screen.getByRole('button', { name: 'Copy MD5 of game.zip' }));
  expect(await navigator.clipboard.readText()).toBe('aaaa');
});

test('Game Information and Safety Notice are on the page', async () => {
  await renderWith({});
  expect(screen.getByRole('heading', { name: 'Game Information' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Safety Notice' })).toBeVisible();
});

test.each([
  [{ title: 'Invalid Game ID', message: null, canRetry: false }, false],
  [{ title: 'Game Not Found', message: 'Failed to fetch game info', canRetry: true }, true],
])('%j is shown with a way back', async (problem, canRetry) => {
  await renderWith({ game: null, downloads: null, problem });
  expect(screen.getByRole('heading', { level: 1, name: problem.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to downloads' })).toHaveAttribute('href', '/downloads');
  expect(screen.queryByRole('link', { name: 'Try again' }) !== null).toBe(canRetry);
});

test('failing downloads cost only their own panel', async () => {
  await renderWith({
    downloads: {
      platforms: [],
      platform: null,
      build: null,
      problem: { title: 'Failed to fetch data', message: null, canRetry: true },
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data');
  expect(screen.getByRole('heading', { name: 'Game Information' })).toBeVisible();
});

test('a shared choice that does not exist says what is shown instead', async () => {
  await renderWith({ downloads: { ...downloads, missing: '9.9' } });
  expect(screen.getByRole('status')).toHaveTextContent('“9.9” is not offered here. Shown instead: PC 5.0.');
});
