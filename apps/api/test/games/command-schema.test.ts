import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandParamTypes } from '@starhaven/contracts/commands';
import { allTables, toCommandFile } from '@starhaven/game-commands/tables';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { checkCommandText } from '../../src/modules/games';
import { CommandDocumentSchema } from '../../src/modules/games/commands/command-document';

const file = path.join(__dirname, '../../../../docs/commands.schema.json');

/** Notes of the operator and unknown kinds of parameters are accepted, so the schema marks no additional field as wrong. */
const generated = `${JSON.stringify(
  { ...toJsonSchema(CommandDocumentSchema), title: 'Commands of a game server' },
  null,
  2,
)}\n`;

test('docs/commands.schema.json is made from the schema; UPDATE_DOCS=1 writes it', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, generated);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(generated));
});

test.each(allTables)('our own commands of $command have the recommended form', (table) => {
  const content: unknown = JSON.parse(JSON.stringify(toCommandFile(table)));
  expect(v.safeParse(v.array(strictCommand), content).issues?.[0]?.message).toBeUndefined();
});

// Every field that we write is a field of the schema.
const strictCommand = v.strictObject({
  ...CommandDocumentSchema.item.entries,
  params: v.array(v.strictObject(CommandDocumentSchema.item.entries.params.wrapped.item.entries)),
});

test('every kind of parameter can be written, and what the schema accepts has no fault', () => {
  const params = commandParamTypes.map((type) => ({
    id: type,
    type,
    ...(type === 'select' ? { data: { a: 'A' } } : {}),
  }));
  const command = { id: 'all', head: 'all', params };
  expect(v.is(CommandDocumentSchema, [command])).toBe(true);
  expect(checkCommandText(JSON.stringify([command]), null)).toMatchObject({ usable: 1, faults: [], hints: [] });
});
