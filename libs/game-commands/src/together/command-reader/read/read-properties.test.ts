import fc from 'fast-check';
import { buildCommand } from '../../../build/build-command';
import { anyCommand, anyValues, clearCommand, clearValues } from '../../../testing/any-command';
import { readLine } from './read-line';

// A fixed seed makes every run equal. Raise numRuns to search for failures.
const runs = { seed: 20251122, numRuns: 2_000 };

test('what is built is read back as it was, in any letter case and with any alias', () => {
  fc.assert(
    fc.property(clearCommand, clearValues, fc.constantFrom('', '/', '!'), (command, values, prefix) => {
      const { lines, values: kept } = buildCommand({ command, values });
      for (const line of lines) {
        const read = readLine(prefix + line.toUpperCase(), [command]);
        expect(read).toMatchObject({ values: kept, unread: [], isExact: true });
        expect(readLine(line.replace('give', 'item'), [command])?.values).toEqual(kept);
      }
    }),
    runs,
  );
});

test('whatever a command is like, what is read builds the line again', () => {
  fc.assert(
    fc.property(anyCommand, anyValues, (command, values) => {
      for (const line of buildCommand({ command, values }).lines.slice(0, 3)) {
        const read = readLine(line, [command]);
        expect(read).toMatchObject({ unread: [], isExact: true });
        expect(buildCommand({ command, values: read?.values ?? {} }).lines).toEqual([line]);
      }
    }),
    runs,
  );
});

test('no text breaks the reader, and all its words are accounted for', () => {
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('give', 'lv5', '1,2', 'num', '3', '@1', '|')))
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(anyCommand, text, (command, rest) => {
      const line = `give ${rest}`;
      const read = readLine(line, [command]);
      if (read !== null)
        expect(read.parts.map((part) => part.text).join(' ')).toBe(
          line.normalize('NFC').trim().split(/[\s]+/u).join(' '),
        );
    }),
    runs,
  );
});
