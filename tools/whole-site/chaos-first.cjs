const { default: Sequencer } = require('@jest/test-sequencer');

/** The test `chaos` takes as long as all others together. It starts first, so that the others run beside it and not before it. */
module.exports = class ChaosFirst extends Sequencer {
  sort(tests) {
    const isChaos = ({ path }) => path.endsWith('chaos.test.mjs');
    return [...tests].sort((a, b) => Number(isChaos(b)) - Number(isChaos(a)) || a.path.localeCompare(b.path));
  }
};
