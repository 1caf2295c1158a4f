import { clockTroubles } from './clock.mjs';
import { diskTroubles } from './disk.mjs';
import { lineTroubles } from './line.mjs';
import { processTroubles } from './processes.mjs';
import { visitorTroubles } from './visitors.mjs';

/**
 * @typedef {object} Trouble
 * @property {string} name as the report has it
 * @property {(stage: Stage) => Promise<void>} run makes the trouble and ends it again
 *
 * @typedef {object} Stage
 * @property {Awaited<ReturnType<typeof import('../site.mjs').startSite>>} site
 * @property {ReturnType<typeof import('../../../random.mjs').randomFrom>} random
 * @property {ReturnType<typeof import('../../src/small-disk.mjs').mountSmallDisk>} disk
 */

/**
 * Every kind of trouble.
 * @param {{hasDisk: boolean}} options without a disk of its own none is filled
 * @returns {Trouble[]}
 */
export const listTroubles = ({ hasDisk }) => [
  ...processTroubles,
  ...lineTroubles,
  ...visitorTroubles,
  ...clockTroubles,
  ...(hasDisk ? diskTroubles : []),
];
