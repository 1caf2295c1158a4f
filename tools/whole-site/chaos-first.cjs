const { default: Sequencer } = require('@jest/test-sequencer');

/** The run of `chaos` takes as long as all other tests together, so they run next to it instead of before it. */
module.exports = class ChaosFirst extends Sequencer {
  sort(tests) {
    const isChaos = ({ path }) => path.endsWith('chaos.test.mjs');
    return [...tests].sort((a, b) => Number(isChaos(b)) - Number(isChaos(a)) || a.path.localeCompare(b.path));
  }
};
