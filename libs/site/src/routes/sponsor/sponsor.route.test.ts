/** @jest-environment node */
import type { PublicSettingsSchema } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import type { InferInput } from 'valibot';
import type { SponsorAddresses } from './sponsor-addresses.server';
import { action, loader } from './sponsor.route.server';

const unnamed = { links: {}, wallets: {} };

const services = {
  ads: { showsAds: false },
  site: { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: 'inn@site.test' },
};

const open = (data: InferInput<typeof PublicSettingsSchema> | null, sponsor: Partial<SponsorAddresses> = unnamed) => {
  const { upstream } = fakeUpstream({
    answers: { getSiteSettings: { retcode: 0, data: data ?? {} } },
    extensions: data === null ? [] : [extensions.admin],
  });
  return loader({
    request: new Request('https://site.test/sponsor'),
    params: {},
    context: contextWith({ ...services, sponsor, upstream }),
  });
};

test('without settings the three services and wallets are named, with the amounts of the specification', async () => {
  const page = await open(null);
  expect(page.links.map(({ name, url }) => [name, url])).toEqual([
    ['Ko-Fi', ''],
    ['Trakteer', ''],
    ['Saweria', ''],
  ]);
  expect(page.wallets.map(({ name, address, qrCode }) => [name, address, qrCode])).toEqual([
    ['Bitcoin', '', ''],
    ['Ethereum', '', ''],
    ['USDT (TRC-20)', '', ''],
  ]);
  expect(page.amounts).toEqual({ least: 5, amount: 10, months: 2 });
  expect(page.email).toBe('inn@site.test');
});

const named = { links: { Trakteer: 'https://trakteer.id/inn' }, wallets: { Ethereum: '0x12ab' } };

test.each([
  ['a host of the specification', null],
  ['a dashboard without addresses', {}],
])('with %s, links and wallets come from the environment', async (_, settings) => {
  const page = await open(settings, named);
  expect(page.links.map(({ url }) => url)).toEqual(['', 'https://trakteer.id/inn', '']);
  expect(page.wallets.map(({ address }) => address)).toEqual(['', '0x12ab', '']);
  expect(page.wallets[1]?.qrCode).toMatch(/^data:image/);
});

test('links and wallets of the dashboard have priority over the environment', async () => {
  const sponsorLinks = [{ name: 'Ko-Fi', url: 'https://ko-fi.com/inn' }];
  const page = await open({ sponsorLinks, sponsorWallets: [{ name: 'Bitcoin', address: 'bc1qexample' }] }, named);
  expect(page.links).toEqual(sponsorLinks);
  expect(page.wallets.map(({ address }) => address)).toEqual(['bc1qexample']);
});

test('links and wallets of the dashboard are shown, each wallet with its QR code', async () => {
  const page = await open({
    sponsorLinks: [{ name: 'Ko-Fi', url: 'https://ko-fi.com/inn' }],
    sponsorWallets: [{ name: 'Bitcoin', address: 'bc1qexample' }],
    sponsorEmail: 'sponsors@inn.test',
    sponsorAmounts: { least: 3, amount: 9, months: 1 },
  });
  expect(page.links).toEqual([{ name: 'Ko-Fi', url: 'https://ko-fi.com/inn' }]);
  expect(page.wallets[0]?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect([page.email, page.amounts.months]).toEqual(['sponsors@inn.test', 1]);
});

test('an invalid link, and a wallet address with characters that none has, are left out', async () => {
  const page = await open({
    sponsorLinks: [{ name: 'Bad', url: 'javascript:alert(1)' }],
    sponsorWallets: [{ name: 'Bad', address: '"><script>' }],
  });
  expect(JSON.stringify(page)).not.toMatch(/script/);
});

const own = { code: 'K7Q0-1XBM', isThanked: true, isSponsor: true, until: 1_900_000_000, donations: [] };

/** A host with donations; `session` is that of the visitor. */
function withDonations(session: StoredSession | null, fields?: Record<string, string>, more: CallAnswers = {}) {
  const { upstream, calls } = fakeUpstream({
    answers: {
      getSponsorship: { retcode: 0, data: own },
      listSponsors: { retcode: 0, data: { names: ['Mika'] } },
      takeSponsorCode: { retcode: 0, data: { code: own.code } },
      ...more,
    },
    extensions: [extensions.donations],
  });
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const args = {
    request: new Request('https://site.test/sponsor', init),
    params: {},
    context: contextWith({ ...services, sponsor: unnamed, sessions: fakeSessions(session), upstream }),
  };
  return { args, calls: () => calls.map(({ name, input }) => [name, input.body]) };
}

test('a guest reads about the code, and the host is not asked for one', async () => {
  const { args, calls } = withDonations(null);
  const page = await loader(args);
  expect(page.sponsorship).toEqual({ isMember: false, own: null });
  expect(page.sponsors).toEqual(['Mika']);
  expect(calls().map(([name]) => name)).not.toContain('getSponsorship');
});

test('a member sees the code and takes it with the choice to be thanked', async () => {
  const session = storedSession();
  expect((await loader(withDonations(session).args)).sponsorship).toMatchObject({ own: { code: 'K7Q0-1XBM' } });
  for (const [fields, isThanked] of [
    [{ intent: 'code', thanks: 'on' }, true],
    [{ intent: 'code' }, false],
  ] as const) {
    const { args, calls } = withDonations(session, fields);
    await action(args);
    expect(calls()).toEqual([['takeSponsorCode', { isThanked }]]);
  }
});

const ahead = Math.ceil(Date.now() / 1000) + 90;

test.each([
  [{ retcode: 429, ratelimit: { max: 5, time: ahead } }, 429, ahead],
  [{ retcode: 403 }, 403, null],
  [{ retcode: -1 }, 422, null],
])('the refusal %j has the status %i', async (refusal, status, waitUntilSeconds) => {
  const takeSponsorCode = { ...refusal, message: 'Not now.' };
  const answer = await action(withDonations(storedSession(), { intent: 'code' }, { takeSponsorCode }).args);
  expect(answer).toMatchObject({ data: { message: { message: 'Not now.' }, waitUntilSeconds }, init: { status } });
  const { init } = answer as { init: ResponseInit };
  expect(new Headers(init.headers).has('Retry-After')).toBe(waitUntilSeconds !== null);
});

test('a host without donations has no codes and is asked for none', async () => {
  const page = await open({});
  expect([page.sponsorship, page.sponsors]).toEqual([null, []]);
});
