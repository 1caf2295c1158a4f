import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { workerUrl } from '../../../platform/worker-url';
import { pictureLimits } from './picture-limits';
import type { PictureResult } from './picture-limits';

/** The encoder took too long, crashed or was killed. */
export class EncoderFailedError extends Error {
  override name = 'EncoderFailedError';

  constructor(
    readonly reason: 'timeout' | 'crash',
    message: string,
  ) {
    super(message);
  }
}

export interface EncoderOptions {
  timeoutMs?: number;
  /** Arguments for Node that replace those of the encoder. */
  nodeArguments?: readonly string[];
}

/** Enough for our own code; the decoder's memory has its own limit. */
const heap = '--max-old-space-size=96';

function encoderArguments(): string[] {
  const url = workerUrl('picture-child', new URL('./picture-child.ts', import.meta.url));
  if (url.protocol === 'file:') return [heap, fileURLToPath(url), '--'];
  return [heap, '--input-type=module', '-e', `await import(${JSON.stringify(url.href)})`, '--'];
}

/** Only the variables that Node itself needs: the child reads untrusted files and must not get our secrets. */
function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV'];
  // What Node needs is no setting of ours, so no configuration has it. Some type programs require NODE_ENV of every environment.
  const own = names.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(own) as NodeJS.ProcessEnv;
}

/**
 * Encodes a picture in a process of its own, which is killed after eight seconds (docs/behaviour/blog.md#uploads).
 * @param from the file, @param folder an empty folder for the sizes, see `encodePicture`
 * @throws EncoderFailedError
 */
export async function runEncoder(
  from: string,
  folder: string,
  { timeoutMs = pictureLimits.timeoutMs, nodeArguments = encoderArguments() }: EncoderOptions = {},
): Promise<PictureResult> {
  const child = spawn(process.execPath, [...nodeArguments, from, folder], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  let errors = '';
  let isLate = false;
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2_000)));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2_000)));
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  try {
    await once(child, 'close');
  } catch (error) {
    throw new EncoderFailedError('crash', `The encoder could not be started: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new EncoderFailedError('timeout', `The encoder took more than ${timeoutMs} ms.`);
  if (child.exitCode !== 0 || output === '')
    throw new EncoderFailedError('crash', `The encoder ended with ${child.signalCode ?? child.exitCode}: ${errors}`);
  // Our own child wrote this line.
  return JSON.parse(output) as PictureResult;
}
