import { once } from 'node:events';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { answerInTime } from './answer-in-time';

const limitMs = 100;

function blockFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an answer that came while this process was busy is in time', async () => {
  const echo = new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (message) => parentPort.postMessage(message));`,
    { eval: true },
  );
  try {
    await once(echo, 'online');
    // Leaves the event that reads the channel: after the block it would read the answer, too.
    await turn();
    const answer = answerInTime(once(echo, 'message'), limitMs);
    echo.postMessage('counted');
    // Much longer than the other thread needs, so that its answer waits here when the time is over.
    blockFor(20 * limitMs);
    expect(await answer).toEqual(['counted']);
  } finally {
    await echo.terminate();
  }
});

test('without an answer it rejects after the time', async () => {
  await expect(answerInTime(new Promise(() => {}), limitMs)).rejects.toThrow('no answer within 100 ms');
});

test('an error of the other process is passed on', async () => {
  await expect(
    answerInTime(
      wait(1).then(() => Promise.reject(new Error('refused'))),
      60_000,
    ),
  ).rejects.toThrow('refused');
});
