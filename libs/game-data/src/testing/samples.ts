/** Tests on real data need it on this machine: it belongs to the games' publishers and is no part of the repository. */
export const samplesFolder = process.env.GAME_DATA_SAMPLES ?? '';

/** `describe` for tests on real data, reported as skipped with the reason when there is none. */
export const describeWithSamples: (name: string, tests: () => void) => void = (name, tests) => {
  if (samplesFolder === '') describe.skip(`${name} (skipped: GAME_DATA_SAMPLES is not set)`, tests);
  else describe(name, tests);
};
