export { ErrorPage } from './shell/error-page';
export { AdsChoiceScript } from './shell/ads/ads-choice-script';
export { SiteShell } from './shell/site-shell';
export { HomePage } from './routes/home/home.page';
export { homeMeta } from './routes/home/home.meta';
export { LinkPage } from './routes/link/link.page';
export { meta as linkMeta } from './routes/link/link.meta';
export { NotFoundPage, notFoundMeta } from './shell/not-found/not-found.page';
export { GuidePage, guideMeta } from './routes/guide/guide.page';
export { CommunityPage, communityMeta } from './routes/community/community.page';
export { ContactPage, contactMeta } from './routes/contact/contact.page';
export { SponsorPage, sponsorMeta } from './routes/sponsor/sponsor.page';
export { TermsPage, termsMeta } from './routes/terms/terms.page';
export { PrivacyPage, privacyMeta } from './routes/privacy/privacy.page';
export { FaqPage, faqMeta } from './routes/faq/faq.page';

export type { SiteShellProps } from './shell/site-shell';
