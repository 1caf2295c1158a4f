import { parentPort } from 'node:worker_threads';
import { prepareColours } from '../pipeline/colour-code';
import { render } from '../pipeline/render';

// The thread of `RenderThread`: one text at a time.
await prepareColours();
parentPort?.on('message', (markdown: string) => {
  void render(markdown).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage('ready');
