// The process that decodes pictures of visitors: if one crashes or blocks the decoder, the server continues.
import { messageOf } from '@starhaven/node-kit/server';
import sharp from 'sharp';
import { encodePicture } from './encode-picture';
import { pictureLimits } from './picture-limits';
import type { PictureResult } from './picture-limits';

const [from, folder] = process.argv.slice(-2);
// One thread: the server and its database need the other cores.
sharp.concurrency(1);
sharp.cache(false);

function send(result: PictureResult): void {
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

// The limit of Node's heap does not cover the decoder's memory.
setInterval(() => {
  if (process.memoryUsage.rss() > pictureLimits.maxMemoryBytes) send({ kind: 'refused', reason: 'memory' });
}, 25);
// The child ends together with its parent.
process.stdin.once('close', () => process.exit(1)).resume();
process.stdout.on('error', () => process.exit(1));

if (from === undefined || folder === undefined) throw new Error('Usage: picture-child <file> <folder>');
encodePicture(from, folder).then(send, (error: unknown) => {
  process.stderr.write(messageOf(error), () => process.exit(2));
});
