/** @jest-environment node */
import type { PublicSettingsSchema } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import type { InferInput } from 'valibot';
import { loader } from './ad-frame.route.server';

async function open(data: InferInput<typeof PublicSettingsSchema> | null) {
  const { upstream } = fakeUpstream({
    answers: { getSiteSettings: { retcode: 0, data: data ?? {} } },
    extensions: data === null ? [] : [extensions.admin],
  });
  const response = await loader({
    request: new Request('https://site.test/ads/frame'),
    params: {},
    context: contextWith({
      ads: { showsAds: false, adsScript: '' },
      site: { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: null },
      upstream,
    }),
  });
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const sources = (name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? [];
  return { status: response.status, html: await response.text(), policy, sources };
}

const ads = { showsAds: true, adsScript: 'https://ads.example/show.js?a=1&b=2' };

test('nothing is there unless ads are switched on and a script is named', async () => {
  for (const settings of [null, {}, { showsAds: true }, { ...ads, showsAds: false }]) {
    const { status, policy } = await open(settings);
    expect([status, policy]).toEqual([404, "default-src 'none'; frame-ancestors 'none'"]);
  }
});

test('only the named hosts are open, in a sandbox without our origin', async () => {
  const { sources, policy } = await open({ ...ads, adsHosts: [{ host: '*.pictures.example' }] });
  const hosts = ['https://ads.example', 'https://*.pictures.example'];
  expect(sources('script-src').slice(1)).toEqual(hosts);
  for (const name of ['connect-src', 'frame-src', 'font-src']) expect(sources(name)).toEqual(hosts);
  expect(sources('default-src')).toEqual(["'none'"]);
  expect(sources('frame-ancestors')).toEqual(["'self'"]);
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toMatch(/allow-same-origin|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('values of the operator are text of attributes and nothing else', async () => {
  const value = '"><script>alert(1)</script>';
  const { html } = await open({
    ...ads,
    adsSlot: [
      { name: 'ad-slot', value },
      { name: 'class', value: 'banner' },
    ],
  });
  expect(html).toContain('data-ad-slot="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('class="banner"');
  expect(html).toContain('data-src="https://ads.example/show.js?a=1&amp;b=2"');
  expect(html).not.toContain('<script>alert');
});
