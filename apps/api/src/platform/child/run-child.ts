import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../../config/child-environment';
import { workerUrl } from '../worker-url';

/** The child took too long, crashed or was killed. */
export class ChildFailedError extends Error {
  override name = 'ChildFailedError';

  constructor(
    readonly reason: 'timeout' | 'crash',
    message: string,
  ) {
    super(message);
  }
}

/** Arguments for Node that start a program of the build in a separate process; `heapMb` is the limit of its heap. */
export function childArguments(name: string, source: URL, heapMb: number): string[] {
  const heap = `--max-old-space-size=${heapMb}`;
  const url = workerUrl(name, source);
  if (url.protocol === 'file:') return [heap, fileURLToPath(url), '--'];
  return [heap, '--input-type=module', '-e', `await import(${JSON.stringify(url.href)})`, '--'];
}

/**
 * Runs one task in a separate process, and returns the line of JSON that it prints. The child must end when its standard input closes, so
 * that it does not outlive its parent.
 * @param nodeArguments see `childArguments`, followed by those of the task
 * @throws ChildFailedError; its message ends with what the child wrote to its error output
 */
export async function runChild(title: string, nodeArguments: readonly string[], timeoutMs: number): Promise<unknown> {
  const child = spawn(process.execPath, nodeArguments, {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  let errors = '';
  let isLate = false;
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-64_000)));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2_000)));
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  try {
    await once(child, 'close');
  } catch (error) {
    throw new ChildFailedError('crash', `The ${title} could not be started: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new ChildFailedError('timeout', `The ${title} took more than ${timeoutMs} ms.`);
  if (child.exitCode !== 0 || output === '')
    throw new ChildFailedError('crash', `The ${title} ended with ${child.signalCode ?? child.exitCode}: ${errors}`);
  return JSON.parse(output);
}
