export { loader as rootLoader } from './routes/root/root.route.server';
export { headers as homeHeaders, loader as homeLoader } from './routes/home/home.route.server';
export { headers as linkHeaders, loader as linkLoader } from './routes/link/link.route.server';
export { loader as notFoundLoader } from './routes/not-found/not-found.route.server';
export { headers as guideHeaders, loader as guideLoader } from './routes/guide/guide.route.server';
export { loader as communityLoader } from './routes/community/community.route.server';
export {
  action as sponsorAction,
  headers as sponsorHeaders,
  loader as sponsorLoader,
} from './routes/sponsor/sponsor.route.server';
export { loader as adFrameLoader } from './routes/ad-frame/ad-frame.route.server';
export {
  action as donationWebhookAction,
  loader as donationWebhookLoader,
} from './routes/donation-webhook/donation-webhook.route.server';
export { headers as legalHeaders, loader as legalLoader } from './routes/terms/today.route.server';
export {
  action as colorSchemeAction,
  loader as colorSchemeLoader,
} from './routes/color-scheme/color-scheme.route.server';
export { loader as robotsLoader } from './routes/crawlers/robots.route.server';
export { loader as sitemapLoader } from './routes/crawlers/sitemap.route.server';
export { loader as manifestLoader } from './routes/crawlers/manifest.route.server';

export type { AdSettings } from './lib/ad-settings.server';
export type { SponsorAddresses, SponsorService, SponsorWallet } from './routes/sponsor/sponsor-addresses.server';
