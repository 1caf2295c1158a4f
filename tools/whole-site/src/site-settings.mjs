/**
 * Settings of a site under heavy test load: each visitor has a separate address, limits of one address do not interfere, and no data is
 * imported at the start.
 * @param {string} siteUrl
 */
export const busySiteSettings = (siteUrl) => ({
  SITE_URL: siteUrl,
  HANDBOOK_DATA: 'off',
  PROOF_OF_WORK: 'off',
  RATE_LIMIT_PER_MINUTE: '0',
  TRUST_PROXY: '127.0.0.1',
});
