import { parentPort } from 'node:worker_threads';
import { prepareColours } from '../pipeline/steps/colour-code';
import { render } from '../pipeline/render';
import type { RenderJob } from './render-thread.server';

// The thread of `RenderThread`: one text at a time.
await prepareColours();
// The first text loads and compiles everything. On a busy machine a short post then took longer than the time limit, so this warms up.
await render('## A *b*\n\n| c |\n|---|\n| [d](/d) |\n\n```js\nconst e = 1;\n```\n\n- f\n\n'.repeat(8));
parentPort?.on('message', ({ markdown, options }: RenderJob) => {
  void render(markdown, options).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage('ready');
