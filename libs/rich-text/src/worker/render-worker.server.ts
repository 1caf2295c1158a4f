import { parentPort } from 'node:worker_threads';
import { prepareColours } from '../pipeline/colour-code';
import { render } from '../pipeline/render';
import type { RenderJob } from './render-thread.server';

// The thread of `RenderThread`: one text at a time.
await prepareColours();
parentPort?.on('message', ({ markdown, options }: RenderJob) => {
  void render(markdown, options).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage('ready');
