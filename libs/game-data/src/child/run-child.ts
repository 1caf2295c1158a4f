import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { UnreadableDataError } from '../data-format';
import { childArguments } from './child-command';
import { linesOf } from './lines-of';
import type { ChildMessage, ChildRequest } from './messages';

/** A child without output for this long has hung; parsing the largest known file takes seconds. */
const silenceLimitMs = 120_000;

/** The child reads untrusted files, so it gets only the environment variables that the caller names. */
const noSecrets: NodeJS.ProcessEnv = { NODE_ENV: 'production' };

export interface RunOptions {
  signal?: AbortSignal;
  silenceLimitMs?: number;
  environment?: NodeJS.ProcessEnv;
  /** Arguments for Node that replace those of the reader. */
  nodeArguments?: string[];
}

/** Keeps the last lines of the child's error output. */
function watchErrors(child: ChildProcessWithoutNullStreams): () => string {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-20_000);
  });
  return () => text;
}

function deathReason(child: ChildProcessWithoutNullStreams, errors: string): string {
  if (errors.includes('heap out of memory')) return 'Reading the data needs more memory than the reader may take.';
  if (child.signalCode === 'SIGKILL')
    return 'The reader was killed, most likely because the machine ran out of memory.';
  const end = child.signalCode ?? `exit code ${child.exitCode}`;
  const lines = errors.split('\n').filter((line) => !/^(?:\s*|\s+(?:at .*|\^+)|Node\.js v.*)$/.test(line));
  return `The reader stopped before its end (${end}): ${lines.slice(-5).join('\n')}`;
}

/**
 * Starts a reader and yields its messages. The reader pauses until the caller requests the next message. It is killed when the caller
 * stops iterating, on abort, and after two minutes of silence; it exits by itself when this process dies.
 * @throws UnreadableDataError with the reader's message, or with its exit status
 */
export async function* runChild(request: ChildRequest, options: RunOptions = {}): AsyncGenerator<ChildMessage> {
  options.signal?.throwIfAborted();
  const child = spawn(process.execPath, options.nodeArguments ?? childArguments(), {
    env: options.environment ?? noSecrets,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const ended = once(child, 'close').catch(() => []);
  const errors = watchErrors(child);
  // A child that has already ended cannot receive the request; its end is reported below.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of linesOf(child.stdout, options.silenceLimitMs ?? silenceLimitMs, options.signal)) {
      // The other side of this pipe is our own child.
      const message = JSON.parse(line) as ChildMessage;
      if (message.kind === 'failed') throw new UnreadableDataError(message.message);
      if (message.kind === 'done') return;
      yield message;
    }
    await ended;
    throw new UnreadableDataError(deathReason(child, errors()));
  } finally {
    child.kill('SIGKILL');
    child.stdout.destroy();
    await ended;
  }
}
