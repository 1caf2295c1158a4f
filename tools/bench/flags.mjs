/** The flags of `npm run bench`. */
export const benchFlags = /** @type {const} */ ({
  only: { type: 'string' },
  json: { type: 'boolean' },
  /** Measure a build with this number of extra pages. */
  'extra-routes': { type: 'string' },
  /** Part memory: seconds at rest before the first figure. */
  after: { type: 'string' },
  /** Part memory: seconds of mixed load before the second figure; 0 skips it. */
  load: { type: 'string' },
  /** Part memory: an empty PostgreSQL database instead of the embedded one. */
  'database-url': { type: 'string' },
});
