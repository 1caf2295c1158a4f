// The kit's exports for server code: functions, but no component and no stylesheet.
export { formAction, formIntent } from './on-demand/form-action/form-action.server';
export { fieldCollector, readFields } from './on-demand/form-action/read-fields.server';
export { refusedForm } from './on-demand/form-action/refused-form';
export { colorSchemeCookieName, readColorScheme } from './lib/color-scheme';
export { formatCountdown } from './lib/formats/format-countdown';
export { decodeBase64Url } from './lib/addresses/interstitial-link';
export { loadPersonalPage, PageHasProblem } from './lib/pages/load-personal-page.server';
export { problemAnswer } from './lib/pages/problem-answer';
export { sitemapXml } from './lib/pages/sitemap-xml';
export { sharedPage, sharedPageHeaders, unsharedHeaders, unsharedPage } from './lib/pages/shared-page';
export { visitorDevice } from './lib/visitor-device';

export type { FormAnswer, FormIntent, IntentOptions, SentForm } from './on-demand/form-action/form-action.server';
export type { SharedPageHeaders } from './lib/pages/shared-page';
export type { SitemapEntry } from './lib/pages/sitemap-xml';
export type { VisitorDevice } from './lib/visitor-device';
