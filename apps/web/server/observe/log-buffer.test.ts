import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogBuffer } from './log-buffer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'log-buffer-'));
const file = path.join(folder, 'log');
let fd: number;
beforeEach(() => (fd = openSync(file, 'w')));
afterEach(() => closeSync(fd));
afterAll(() => rmSync(folder, { recursive: true }));

const text = () => readFileSync(file, 'utf8');
const written = (log: LogBuffer) => new Promise<void>((resolve) => log.flush(resolve));

test('lines are written in order, also those that come while others are being written', async () => {
  const log = new LogBuffer({ fd, gatherBytes: 20 });
  const lines = Array.from({ length: 1_000 }, (_, number) => `line ${number} ä€😀\n`);
  for (const line of lines) log.write(line);
  await written(log);
  expect(text()).toBe(lines.join(''));
});

test('a few lines are written after a moment', async () => {
  const watcher = watch(file);
  const changed = once(watcher, 'change');
  const log = new LogBuffer({ fd, gatherMs: 5 });
  log.write('one\n');
  expect(text()).toBe('');
  await changed;
  watcher.close();
  expect(text()).toBe('one\n');
});

test('lines without room are dropped whole, and later ones that fit are written', async () => {
  const log = new LogBuffer({ fd, maxBytes: 20, gatherBytes: 100 });
  for (const line of ['0123456789\n', 'ä23456789\n', 'short\n']) log.write(line);
  await written(log);
  log.write('later\n');
  await written(log);
  expect(text()).toBe('0123456789\nshort\nlater\n');
});

test('a synchronous flush writes at once', () => {
  const log = new LogBuffer({ fd });
  log.write('the end\n');
  log.flushSync();
  expect(text()).toBe('the end\n');
});
