import { apiFlags, knownFlags } from './processes.mjs';

test('a flag that this Node does not know is left out instead of stopping the start', () => {
  expect(knownFlags(['--max-semi-space-size=8', '--no-such-flag-of-v8=1'])).toEqual(['--max-semi-space-size=8']);
  expect(apiFlags).toContain('--max-semi-space-size=8');
});
