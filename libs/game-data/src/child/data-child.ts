// The process that reads game data: if a file crashes it, the server continues.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UnreadableDataError } from '../data-format';
import { answerRequest } from './answer-request';
import type { ChildMessage, ChildRequest } from './messages';

async function send(message: ChildMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

async function answer(line: string): Promise<void> {
  try {
    // The other side of this pipe is `runChild`.
    const request = JSON.parse(line) as ChildRequest;
    for await (const message of answerRequest(request, new AbortController().signal)) {
      await send(message);
    }
    await send({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof UnreadableDataError)) throw error;
    await send({ kind: 'failed', message: error.message });
  }
  process.stdout.end(() => process.exit());
}

const input = createInterface({ input: process.stdin });
// The child ends together with its parent.
input.once('close', () => process.exit(1));
process.stdout.on('error', () => process.exit(1));
input.once('line', (line) => {
  answer(line).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`, () => process.exit(1));
  });
});
