import { DrizzleQueryError } from 'drizzle-orm';
import { createLogger } from './logger';

function capture() {
  const lines: string[] = [];
  return { log: createLogger('info', { write: (line: string) => void lines.push(line) }), lines };
}

test('a line is JSON with UTC time and the level as a word', () => {
  const { log, lines } = capture();
  log.info({ route: '/x' }, 'answered');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    app: 'api',
    route: '/x',
    msg: 'answered',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('line breaks in a value cannot forge a second line', () => {
  const { log, lines } = capture();
  log.info({ name: 'a\n{"level":"fatal"}' }, 'b\r\nc');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});

test('passwords and tokens are not written, however deep', () => {
  const { log, lines } = capture();
  log.info({ password: 'hunter2', query: { token: 'hunter2' }, request: { body: { sessionKey: 'hunter2' } } }, 'x');
  expect(lines[0]).not.toContain('hunter2');
});

test('the parameters of a failed query are not written', () => {
  const { log, lines } = capture();
  log.error({ err: new DrizzleQueryError('select $1', ['hunter2'], new Error('no such table')) }, 'failed');
  expect(lines[0]).not.toContain('hunter2');
  expect(lines[0]).toContain('select $1');
  expect(lines[0]).toContain('no such table');
});
