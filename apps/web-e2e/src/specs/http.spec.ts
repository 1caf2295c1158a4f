import { expect, test } from '../fixtures/page-test';

test('security headers are on pages, errors and assets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect(asset).not.toBe('');
  for (const path of ['/', '/no-such-page', asset, '/no-such-file.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['server'], path).toBeUndefined();
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).not.toContain('unsafe-inline');
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
});

test('a page is revalidated with its ETag, and the 304 brings no new policy', async ({ request }) => {
  const first = await request.get('/downloads');
  const etag = first.headers()['etag'] ?? '';
  expect(etag).not.toBe('');
  const second = await request.get('/downloads', { headers: { 'If-None-Match': etag } });
  expect(second.status()).toBe(304);
  expect(second.headers()['content-security-policy']).toBeUndefined();
});

test('writes from another origin are refused on every URL', async ({ request, baseURL }) => {
  for (const path of ['/', '/color-scheme', '/downloads', '/color-scheme.data', '/no-such-page']) {
    const foreign = await request.post(path, { headers: { Origin: 'https://evil.test' }, form: { scheme: 'light' } });
    expect(foreign.status(), path).toBe(403);
  }
  const viaHost = await request.post('/color-scheme', {
    headers: { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test' },
    form: { scheme: 'light' },
  });
  expect(viaHost.status()).toBe(403);
  const own = await request.post('/color-scheme', {
    headers: { Origin: new URL(baseURL).origin },
    form: { scheme: 'light', returnTo: '/faq' },
    maxRedirects: 0,
  });
  expect([own.status(), own.headers()['location']]).toEqual([302, '/faq']);
  const withoutOrigin = await request.post('/color-scheme', {
    form: { scheme: 'light', returnTo: '/faq' },
    maxRedirects: 0,
  });
  expect([withoutOrigin.status(), withoutOrigin.headers()['location']]).toEqual([302, '/faq']);
});

test('the _data parameter is refused for reads and writes', async ({ request }) => {
  expect((await request.get('/downloads?_data=routes/downloads')).status()).toBe(400);
  expect((await request.post('/color-scheme?_data=routes/color-scheme')).status()).toBe(400);
});

test('the colour scheme never sends a visitor to another site', async ({ request }) => {
  for (const returnTo of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const response = await request.post('/color-scheme', { form: { scheme: 'dark', returnTo }, maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], returnTo).toEqual([302, '/']);
  }
});

test('robots, sitemap and manifest say what the site map says', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/admin', '/api', '/account', '/login']) expect(robots).toContain(`Disallow: ${path}`);
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<urlset');
  expect(sitemap).toMatch(/<loc>http[^<]+\/downloads<\/loc>/);
  expect(sitemap).toContain('<changefreq>weekly</changefreq>');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name?: string;
    icons?: { src: string }[];
  };
  expect(manifest.name).toBe('Starhaven');
  expect(manifest.icons).toHaveLength(4);
  for (const icon of manifest.icons ?? []) expect((await request.get(icon.src)).status(), icon.src).toBe(200);
});

test('structured data: the site search on the home page, a free offer in USD on a game page', async ({ page }) => {
  const readAll = () => page.locator('script[type="application/ld+json"]').allTextContents();
  await page.goto('/');
  const home = (await readAll()).map((text) => JSON.parse(text) as unknown);
  expect(JSON.stringify(home)).toContain('SearchAction');
  await page.goto('/downloads/genshin-impact');
  const game = JSON.stringify((await readAll()).map((text) => JSON.parse(text) as unknown));
  expect(game).toContain('"priceCurrency":"USD"');
  expect(game).toMatch(/"price":"?0/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});

test('an address that cannot be decoded is an unknown page, not a failure', async ({ request }) => {
  for (const path of ['/downloads/%E0%A4%A', '/%E0%A4%A', '/downloads/..%2F..%2Fetc%2Fpasswd']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<h1');
  }
  expect((await request.get('/link/%%%')).status()).toBe(400);
});
