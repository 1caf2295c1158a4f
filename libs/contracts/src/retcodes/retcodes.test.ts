import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '../test/all-domains';
import type { AnsweredCode, CallDefinition } from '../test/all-domains';

const { callCodes, commonCodes } = contracts;
const page = path.join(__dirname, '../../../../docs/retcodes.md');

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'bodyEncoding' in value;

test('every call of the specification has its row, and no other', () => {
  const ofSpec = Object.values<unknown>(contracts)
    .filter(isCall)
    .filter(({ extension }) => extension === null);
  expect(callCodes.map(({ call }) => call.name).sort()).toEqual(ofSpec.map(({ name }) => name).sort());
});

test('no call has the same answer twice', () => {
  for (const { call, codes } of callCodes)
    expect([call.name, new Set(codes.map(({ when }) => when)).size]).toEqual([call.name, codes.length]);
});

/** A citation of docs/ as a link from the page. */
const linkTo = (text: string, citation: string) => `[${text}](${citation.replace('docs/', '')})`;

type Cells = [call: string, when: string, status: string, code: string, fields: string, prescribed: string];

function codeCells({ when, status = 200, retcode, fields = [], rule }: AnsweredCode): Cells {
  const prescribed = rule ? linkTo('yes', rule) : 'no';
  const names = fields.map((field) => `\`${field}\``).join(', ');
  return ['', when, String(status), String(retcode ?? 'none'), names, prescribed];
}

function tableOf(rows: Cells[]): string {
  const head: Cells = ['Call', 'When', 'HTTP', 'retcode', 'comes with', 'prescribed'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const callRows = callCodes.flatMap(({ call, list, codes }) =>
  codes.map((code, index): Cells => {
    const [, ...cells] = codeCells(code);
    return [index === 0 ? linkTo(`\`${call.method} ${call.path}\``, list) : '', ...cells];
  }),
);

/** The page that the table should produce, formatted as Prettier does. */
const expected = `# Codes of the API

Generated from the table in [libs/contracts/src/retcodes](../libs/contracts/src/retcodes/retcodes.ts), which the tests compare with what the
running API answers. A code is prescribed if every host of the specification answers it; all other codes are the choice of our API.
An answer with HTTP status 429, 503 or 507 has the header \`Retry-After\`.

To change this page: change the table, then \`UPDATE_DOCS=1 npx nx test contracts\`.

## Every call

${tableOf(commonCodes.map(codeCells).map(([, ...cells], index) => [index === 0 ? 'any' : '', ...cells]))}

## Calls of the specification

${tableOf(callRows)}
`;

test('docs/retcodes.md shows the table', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(page, expected);
  expect(readFileSync(page, 'utf8')).toBe(expected);
});
