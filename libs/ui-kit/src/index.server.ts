// What server code needs of the kit: pure functions, no component and no stylesheet.
export { colorSchemeCookieName, readColorScheme } from './lib/color-scheme';
export { formatCountdown } from './lib/format-countdown';
export { decodeBase64Url, encodeBase64Url } from './lib/interstitial-link';
export { sharedPage, sharedPageHeaders, unsharedPage } from './lib/shared-page';

export type { ColorScheme } from './lib/color-scheme';
export type { SiteInfo } from './lib/page-meta';
export type { SharedPageHeaders } from './lib/shared-page';
