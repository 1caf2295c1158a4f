/** @jest-environment node */
import type { PublicSettingsSchema } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import type { SiteSettings } from '@starhaven/upstream/server';
import { UpstreamError } from '@starhaven/upstream/server';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import type { InferInput } from 'valibot';
import { currentNotices } from './current-notices';
import { readSite } from './read-site.server';

const community = [{ name: 'Inn chat', url: 'https://discord.gg/inn' }];
const stored = { siteName: 'The Inn', contactEmail: 'hello@inn.test', communityChannels: community };

/** A host with the settings; null: it supports only the specification. */
function contextOf(
  settings: InferInput<typeof PublicSettingsSchema> | Error | null,
  given: SiteSettings['given'] = [],
) {
  const { upstream, calls } = fakeUpstream({
    answers: { getSiteSettings: settings instanceof Error ? settings : { retcode: 0, data: settings ?? {} } },
    extensions: settings === null ? [] : [extensions.admin],
  });
  const channels = [{ kind: 'chat' as const, name: 'Discord', url: 'https://discord.com' }];
  const site = { name: 'Starhaven', url: 'https://site.test', channels, contactEmail: null, given };
  const ads = { showsAds: true, adsScript: 'https://ads.example/of-the-process.js' };
  return { context: contextWith({ upstream, site, ads }), calls };
}
const request = new Request('https://site.test/');

test('what staff stored is shown, unless the environment names it', async () => {
  const free = await readSite(contextOf(stored).context, request);
  expect(free).toMatchObject({ name: 'The Inn', contactEmail: 'hello@inn.test', ads: { showsAds: false } });
  expect(free.channels).toEqual([{ kind: 'chat', name: 'Inn chat', url: 'https://discord.gg/inn' }]);
  const fixed = await readSite(contextOf(stored, ['name', 'channels', 'contactEmail']).context, request);
  expect(fixed).toMatchObject({ name: 'Starhaven', contactEmail: null });
  expect(fixed.channels[0]?.name).toBe('Discord');
});

test('a host of the specification gets no call', async () => {
  const { context, calls } = contextOf(null);
  expect(await readSite(context, request)).toMatchObject({
    ...{ name: 'Starhaven', settings: null },
    ads: { adsScript: 'https://ads.example/of-the-process.js' },
  });
  expect(calls).toEqual([]);
});

test('when the host is down, pages keep the name of the site', async () => {
  const gone = contextOf(new UpstreamError('network', 'getSiteSettings', 'gone'));
  expect((await readSite(gone.context, request)).name).toBe('Starhaven');
});

test('notices end by themselves', () => {
  const notice = { text: 'Repairs tonight', url: '', kind: 'info' as const };
  const notices = [
    { ...notice, until: 0 },
    { ...notice, until: 100 },
    { ...notice, until: 99 },
  ];
  expect(currentNotices(notices, 99_500).map(({ until }) => until)).toEqual([0, 100]);
});
