import { callCodes, commonCodes } from '@starhaven/contracts/retcodes';
import type { AnsweredCode } from '@starhaven/contracts/retcodes';
import { importData } from '../../src/modules/book';
import { closeAgents } from '../support/hosts/agents';
import { Mailbox } from '../support/hosts/mailbox';
import { row, ScriptedReader } from '../support/hosts/scripted-reader';
import { openTemplate } from '../support/template';
import { createTestApp } from '../support/test-app';
import * as accountScenarios from './account-scenarios';
import * as askScenarios from './ask-scenarios';
import * as blogScenarios from './blog-scenarios';
import { commonScenarios } from './common-scenarios';
import * as contentScenarios from './content-scenarios';
import * as loginScenarios from './login-scenarios';
import * as playerScenarios from './player-scenarios';
import type { Answer, Scenarios, Stage } from './scenario';

const modules: Record<string, unknown> = {
  ...loginScenarios,
  ...accountScenarios,
  ...askScenarios,
  ...blogScenarios,
  ...playerScenarios,
  ...contentScenarios,
};
// Each module exports only scenarios, under the name of their call.
const scenariosOf = (call: string) => (modules[`${call}Scenarios`] ?? {}) as Scenarios;

let stage: Stage;
beforeAll(async () => {
  const database = await openTemplate();
  const mailbox = new Mailbox();
  const reader = new ScriptedReader();
  const rows = [row({ type: 1, id: 10000002, names: { EN: 'Kamisato Ayaka' } })];
  reader.scripts.set('/genshin', { game: 1, parts: [{ name: 'all', rows }] });
  const server = await createTestApp(database, { mailer: mailbox, reader });
  const puzzled = await createTestApp(database, { config: { hasPuzzles: true } });
  const context = { database, signal: new AbortController().signal, onProgress: () => {}, reader };
  const order = { isDryRun: false, removals: 'few' } as const;
  await importData(context, { ...order, format: 'grasscutter-handbook', from: '/genshin' });
  await server.book.library.refresh();
  stage = { database, server, puzzled, mailbox };
});
afterEach(closeAgents);
afterAll(async () => {
  await stage?.server.book.stop();
  await stage?.server.app.close();
  await stage?.puzzled.app.close();
  await stage?.database.close();
});

/** The value at a path such as `data.token`; undefined when it is missing. */
const at = (json: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], json);

function expectCode(answer: Answer, { retcode, status = 200, fields = [] }: AnsweredCode): void {
  const json = answer.json<{ retcode?: number }>();
  expect([answer.statusCode, json.retcode ?? null]).toEqual([status, retcode]);
  for (const field of fields) expect([field, at(json, field)]).not.toEqual([field, undefined]);
  expect(answer.headers['retry-after'] !== undefined).toBe([429, 503, 507].includes(status));
}

test('each row of the table happens here, and nothing else does', () => {
  for (const { call, codes } of callCodes) {
    expect([call.name, Object.keys(scenariosOf(call.name)).sort()]).toEqual([
      call.name,
      codes.map(({ when }) => when).sort(),
    ]);
  }
  expect(Object.keys(commonScenarios).sort()).toEqual(commonCodes.map(({ when }) => when).sort());
});

test.each(callCodes.flatMap(({ call, codes }) => codes.map((code) => [call.name, code.when, code] as const)))(
  '%s: %s',
  async (name, when, code) => {
    const play = scenariosOf(name)[when];
    if (!play) throw new Error(`There is no scenario for ${name}: ${when}.`);
    expectCode(await play(stage), code);
  },
);

test.each(commonCodes.map((code) => [code.when, code] as const))('every call: %s', async (when, code) => {
  const play = commonScenarios[when];
  if (!play) throw new Error(`There is no scenario for ${when}.`);
  expectCode(await play(stage), code);
});

test('the calls of the table are the ones that the API has', () => {
  const found = callCodes.filter(({ call: { method, path } }) => stage.server.app.hasRoute({ method, url: path }));
  expect(found.map(({ call }) => call.name)).toEqual(callCodes.map(({ call }) => call.name));
});
