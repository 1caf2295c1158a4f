/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader as manifest } from './manifest.route.server';
import { loader as robots } from './robots.route.server';
import { loader as sitemap } from './sitemap.route.server';

const args = (listGames: CallAnswers['listGames']) => ({
  request: new Request('https://site.test/x'),
  params: {},
  context: contextWith({
    ads: { showsAds: false },
    site: { name: 'Inn & Co', url: 'https://site.test', channels: [], contactEmail: null },
    upstream: fakeUpstream({ answers: { listGames } }).upstream,
  }),
});

test('robots.txt allows and disallows what the spec names', async () => {
  const text = await robots(args([])).text();
  for (const path of ['/', '/downloads', '/status', '/handbook', '/sponsor'])
    expect(text).toContain(`\nAllow: ${path}\n`);
  for (const path of ['/admin', '/api', '/account', '/login']) expect(text).toContain(`\nDisallow: ${path}\n`);
  expect(text).toContain('Sitemap: https://site.test/sitemap.xml\nSitemap: https://site.test/blog/sitemap.xml\n');
});

test('the sitemap lists live pages with their frequency, each game with its date, and engines with commands', async () => {
  const engine = [
    { name: 'Grasscutter', short: 'GC', command: 'grasscutter' },
    { name: 'Other', short: 'O' },
  ];
  const game = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact', lastUpdate: 1_772_323_200, engine };
  const xml = await (await sitemap(args([game]))).text();
  expect(xml).toContain('<loc>https://site.test/command/genshin-impact/grasscutter</loc>');
  expect(xml).not.toContain('/command/genshin-impact/o');
  expect(xml).toContain(
    '<url><loc>https://site.test/</loc><changefreq>daily</changefreq><priority>1.0</priority></url>',
  );
  expect(xml).toContain('<loc>https://site.test/downloads</loc><changefreq>weekly</changefreq>');
  expect(xml).toContain('<loc>https://site.test/downloads/genshin-impact</loc><lastmod>2026-03-01</lastmod>');
  expect(xml).toContain('<loc>https://site.test/status</loc><changefreq>hourly</changefreq>');
  expect(xml).toContain('<loc>https://site.test/handbook</loc><changefreq>weekly</changefreq>');
  expect(xml).toContain('<loc>https://site.test/sponsor</loc><changefreq>monthly</changefreq>');
});

test('without the upstream the sitemap still lists the fixed pages, and no cache stores that', async () => {
  const answer = await sitemap(args(new UpstreamError('network', 'listGames', 'gone')));
  expect(await answer.text()).toContain('https://site.test/faq');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('the manifest carries the operator’s name', async () => {
  expect(await (await manifest(args([]))).json()).toMatchObject({ name: 'Inn & Co', start_url: '/' });
});
