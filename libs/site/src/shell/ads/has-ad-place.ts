/**
 * Pages with content to read. All other pages have no ads: logins, accounts, staff, and pages where somebody writes
 * (docs/behaviour/site.md#ads).
 */
const pagesWithAds = [
  /^\/$/,
  /^\/(?:guide|faq|community)$/,
  /^\/downloads(?:\/[^/]+)?$/,
  /^\/status(?:\/incidents)?$/,
  /^\/handbook(?:\/|$)/,
  /^\/blog$/,
  /^\/blog\/(?:tag|post)(?:\/|$)/,
  /^\/ask$/,
];

/** Whether a page may show an ad. */
export const hasAdPlace = (pathname: string): boolean => pagesWithAds.some((page) => page.test(pathname));
