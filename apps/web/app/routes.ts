import type { RouteConfig } from '@remix-run/route-config';
import { index, route } from '@remix-run/route-config';

// The site map. A route exists once its page works.
export default [
  index('routes/home.ts'),
  route('downloads', 'routes/downloads.ts'),
  route('downloads/:gameSlug', 'routes/downloads.game.ts'),
  // One route for both addresses, with and without a term, so that the search box stays mounted while the visitor types.
  route('handbook/:term?', 'routes/handbook.ts'),
  route('handbook/data/items.json', 'routes/handbook.items.ts'),
  route('handbook/data/versions.json', 'routes/handbook.versions.ts'),
  route('handbook/:gameSlug/changes', 'routes/handbook.changes.ts'),
  route('handbook/:gameSlug/changes/:versionId', 'routes/handbook.change.ts'),
  route('handbook/:gameSlug/:typeSlug/:itemId', 'routes/handbook.item.ts'),
  route('status', 'routes/status.ts'),
  route('status/incidents', 'routes/status.incidents.ts'),
  route('status/feed.xml', 'routes/status.feed.ts'),
  route('status/servers/:serverId/badge.svg', 'routes/status.badge.ts'),
  route('status.json', 'routes/status.json.ts'),
  route('login', 'routes/login.ts'),
  route('login/social/:provider', 'routes/login.social.ts'),
  route('login/launch', 'routes/login.launch.ts'),
  route('account/login/:provider', 'routes/oauth.ts'),
  route('account/login/:provider/callback', 'routes/oauth.callback.ts'),
  route('guide', 'routes/guide.ts'),
  route('community', 'routes/community.ts'),
  route('contact', 'routes/contact.ts'),
  route('faq', 'routes/faq.ts'),
  route('account', 'routes/account.area.ts', [
    index('routes/account.ts'),
    route('history', 'routes/account.history.ts'),
    route('devices', 'routes/account.devices.ts'),
    route('security', 'routes/account.security.ts'),
  ]),
  route('logout', 'routes/logout.ts'),
  route('live/credentials', 'routes/live.credentials.ts'),
  route('link/:urlBase64?', 'routes/link.ts'),
  route('color-scheme', 'routes/color-scheme.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
