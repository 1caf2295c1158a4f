import { PublicSettingsSchema } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { adsFor } from './ads-for';
import { hasAdPlace } from '../shell/ads/has-ad-place';

const settings = (values: object) => v.parse(PublicSettingsSchema, values);
const on = settings({ showsAds: true, adsScript: 'https://ads.example/show.js' });

test('there are no ads unless they are switched on and a script is named', () => {
  for (const off of [settings({}), settings({ showsAds: true }), settings({ adsScript: 'https://ads.example/x' })])
    expect(adsFor(off, [])).toBeNull();
});

test('guests and members see ads; sponsors and admins see none', () => {
  const ads = { width: 728, height: 90, needsConsent: true, network: 'ads.example' };
  expect([adsFor(on, []), adsFor(on, [Role.MEMBER]), adsFor(on, [Role.MOD])]).toEqual([ads, ads, ads]);
  expect([adsFor(on, [Role.MEMBER, Role.SPONSOR]), adsFor(on, [Role.ADMIN])]).toEqual([null, null]);
});

test.each(['/', '/downloads', '/downloads/genshin-impact', '/status', '/handbook/amber', '/blog/post/1/a', '/ask'])(
  '%s may have an ad',
  (path) => {
    expect(hasAdPlace(path)).toBe(true);
  },
);

test.each([
  ...['/login', '/login/launch', '/account', '/account/security', '/admin', '/admin/users/10001', '/logout'],
  ...['/blog/create', '/blog/edit/1', '/blog/own', '/blog/delete/1', '/ask/new', '/ask/edit/1', '/ask/7/title'],
  ...['/chat', '/command', '/command/recipes', '/link/abc', '/sponsor', '/privacy', '/terms', '/contact', '/Login'],
])('%s has none', (path) => {
  expect(hasAdPlace(path)).toBe(false);
});

test.each(["'self'", '*', 'https://ads.example', 'ads.example; script-src *', 'ads.example *', 'localhost', ''])(
  'the host %j is refused, and opens nothing',
  (host) => {
    expect(settings({ adsHosts: [{ host }] }).adsHosts).toEqual([]);
  },
);
