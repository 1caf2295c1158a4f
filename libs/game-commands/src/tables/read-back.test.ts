import { CommandFileSchema } from '@starhaven/contracts/commands';
import * as v from 'valibot';
import { buildCommand } from '../build/build-command';
import { readLine } from '../together/command-reader/read/read-line';
import { allTables, toCommandFile } from '.';

/** Without item data, a line with the same text as another command's line is ambiguous: `give 1001 l80`. */
const sameText = new Set(['give-avatar', 'give-light-cone', 'give-equipment', 'monster-level-first']);

describe.each(allTables.map((table) => [table.command, table] as const))('%s', (_name, table) => {
  const commands = v.parse(CommandFileSchema, JSON.parse(JSON.stringify(toCommandFile(table))));
  const rows = table.heads.flatMap(({ shapes }) => shapes.map(({ id, example }) => [id, example] as const));

  test.each(rows)('%s: `%s` is read back and built again to the letter', (id, example) => {
    const read = readLine(
      example,
      commands.filter((command) => command.id === id),
    );
    expect(read?.unread).toEqual([]);
    expect(read && buildCommand({ command: read.command, values: read.values }).lines).toEqual([example]);
  });

  test("a line is read as its own command, unless the text is another command's too", () => {
    const others = rows
      .map(([id, example]) => ({ id, readAs: readLine(example, commands)?.command.id ?? null }))
      .filter(({ id, readAs }) => readAs !== id && !sameText.has(id));
    expect(others).toEqual([]);
  });
});
