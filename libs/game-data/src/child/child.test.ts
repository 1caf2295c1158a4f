import { getEventListeners } from 'node:events';
import { UnreadableDataError } from '../data-format';
import { dataFolder, removeDataFolders } from '../testing/data-folder';
import type { ReadEvent } from './messages';
import { openInChild } from './open-in-child';
import { readInChild } from './read-in-child';
import { runChild } from './run-child';

afterAll(removeDataFolders);

const avatars = (count: number) =>
  `// Avatars\n${Array.from({ length: count }, (_, index) => `${index + 1} : Avatar ${index + 1}`).join('\n')}\n`;

async function eventsOf(events: AsyncIterable<ReadEvent>): Promise<ReadEvent[]> {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
}

test('finds out the format and reads just the named parts, in order', async () => {
  const from = dataFolder({
    'GM Handbook - EN.txt': avatars(1201),
    'GM Handbook - JP.txt': avatars(2),
    'GM Handbook - KR.txt': avatars(1),
  });
  const opened = await openInChild({ format: 'auto', from });
  expect(opened).toMatchObject({ game: 1, format: 'grasscutter-handbook' });
  const names = opened.parts.map(({ name }) => name);
  expect(names).toEqual(['GM Handbook - EN.txt', 'GM Handbook - JP.txt', 'GM Handbook - KR.txt']);
  expect(new Set(opened.parts.map(({ digest }) => digest)).size).toBe(3);

  const events = await eventsOf(readInChild({ format: opened.format, from, parts: [names[2]!, names[0]!] }));
  const told = events.map((event) => (event.kind === 'rows' ? event.rows.length : `${event.kind} ${event.name}`));
  expect(told).toEqual([
    `part ${names[2]}`,
    1,
    `part-end ${names[2]}`,
    `part ${names[0]}`,
    500,
    500,
    201,
    `part-end ${names[0]}`,
  ]);
});

test('reports why data cannot be read', async () => {
  await expect(openInChild({ format: 'auto', from: '/no/such/folder' })).rejects.toThrow(UnreadableDataError);
  await expect(openInChild({ format: 'no-such', from: '/' })).rejects.toThrow(
    /There is no format "no-such"; there are: auto, grasscutter-handbook/,
  );
  const from = dataFolder({ 'GM Handbook - EN.txt': '// Avatars\nnothing here\n' });
  await expect(eventsOf(readInChild({ format: 'auto', from, parts: ['gone.txt'] }))).rejects.toThrow(
    /has no part "gone.txt"/,
  );
  await expect(eventsOf(readInChild({ format: 'auto', from, parts: ['GM Handbook - EN.txt'] }))).rejects.toThrow(
    /found nothing to read \(GM Handbook - EN.txt:2: is not a line with id and name\)/,
  );
});

test('ends the reader when the caller has enough', async () => {
  const from = dataFolder({ 'GM Handbook - EN.txt': avatars(200_000) });
  for await (const event of readInChild({ format: 'auto', from, parts: ['GM Handbook - EN.txt'] })) {
    if (event.kind === 'rows') break;
  }
});

test('stops on abort, and leaves nothing behind on the signal', async () => {
  const from = dataFolder({ 'GM Handbook - EN.txt': avatars(200_000) });
  const abort = new AbortController();
  const reading = async () => {
    for await (const event of readInChild({
      format: 'auto',
      from,
      parts: ['GM Handbook - EN.txt'],
      signal: abort.signal,
    })) {
      if (event.kind === 'rows') abort.abort(new Error('enough'));
    }
  };
  await expect(reading()).rejects.toThrow('enough');
  expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
});

async function runScript(script: string, silenceLimitMs?: number): Promise<unknown[]> {
  const messages = [];
  const request = { kind: 'open', format: 'auto', from: '/' } as const;
  for await (const message of runChild(request, {
    silenceLimitMs,
    nodeArguments: ['--max-old-space-size=40', '-e', script],
  })) {
    messages.push(message);
  }
  return messages;
}

test.each([
  ['a crash', 'throw new Error("boom")', /stopped before its end \(exit code 1\)[^]*boom/],
  ['a kill', 'process.kill(process.pid, "SIGKILL")', /most likely because the machine ran out of memory/],
  ['a lack of memory', 'const a = []; for (;;) a.push(new Array(1e6).fill(a.length))', /needs more memory/],
  ['an early end', 'process.exit(0)', /stopped before its end \(exit code 0\)/],
])('reports %s of the reader', async (_, script, message) => {
  const run = runScript(script);
  await expect(run).rejects.toThrow(UnreadableDataError);
  await expect(run).rejects.toThrow(message);
});

test('stops a reader that no longer responds', async () => {
  await expect(
    runScript('console.log(`{"kind":"part","name":"a"}`); setInterval(() => {}, 1000)', 300),
  ).rejects.toThrow(/sent nothing for 0.3 seconds/);
});

test('does not pass our settings to the reader', async () => {
  process.env.SESSION_SECRET = 'secret';
  try {
    const script =
      'console.log(JSON.stringify({ kind: "part", name: Object.keys(process.env).join() })); console.log(`{"kind":"done"}`)';
    expect(JSON.stringify(await runScript(script))).not.toContain('SESSION_SECRET');
  } finally {
    delete process.env.SESSION_SECRET;
  }
});
