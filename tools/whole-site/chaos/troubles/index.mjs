import { clockTroubles } from './clock.mjs';
import { diskTroubles } from './disk.mjs';
import { lineTroubles } from './line.mjs';
import { processTroubles } from './processes.mjs';
import { visitorTroubles } from './visitors.mjs';

/**
 * @typedef {object} Trouble
 * @property {string} name for the report
 * @property {(stage: Stage) => Promise<void>} run causes the fault and ends it again
 *
 * @typedef {object} Stage
 * @property {Awaited<ReturnType<typeof import('../site.mjs').startSite>>} site
 * @property {ReturnType<typeof import('../../../random.mjs').randomFrom>} random
 * @property {ReturnType<typeof import('../../src/small-disk.mjs').mountSmallDisk>} disk
 */

/**
 * Every kind of fault.
 * @param {{hasDisk: boolean}} options without a separate disk no disk is filled
 * @returns {Trouble[]}
 */
export const listTroubles = ({ hasDisk }) => [
  ...processTroubles,
  ...lineTroubles,
  ...visitorTroubles,
  ...clockTroubles,
  ...(hasDisk ? diskTroubles : []),
];
