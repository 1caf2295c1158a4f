/**
 * Settings of a site that a test asks a lot of: each visitor has an address of their own, no limit of one address is in the way, and no
 * data is imported at the start.
 * @param {string} siteUrl
 */
export const busySiteSettings = (siteUrl) => ({
  SITE_URL: siteUrl,
  HANDBOOK_DATA: 'off',
  PROOF_OF_WORK: 'off',
  RATE_LIMIT_PER_MINUTE: '0',
  TRUST_PROXY: '127.0.0.1',
});
