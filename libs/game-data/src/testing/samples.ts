/** Tests on real data need the data on this machine: it belongs to the games' publishers and is not part of the repository. */
export const samplesFolder = process.env.GAME_DATA_SAMPLES ?? '';

/** `describe` for tests on real data; without data they are reported as skipped, with the reason. */
export const describeWithSamples: (name: string, tests: () => void) => void = (name, tests) => {
  if (samplesFolder === '') describe.skip(`${name} (skipped: GAME_DATA_SAMPLES is not set)`, tests);
  else describe(name, tests);
};
