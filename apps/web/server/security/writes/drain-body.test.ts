import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { createBodyLimit } from './body-limit';
import { drainBody } from './drain-body';
import { WriteLane } from './write-lane';

const mib = 1024 * 1024;

/** Sends a form as a browser does: it reads the answer only when all of the form is sent. */
function sendForm(port: number, bytes: number): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': bytes, 'content-type': 'multipart/form-data; boundary=x' };
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/blog/create', headers });
    const answer = new Promise<IncomingMessage>((told) => request.once('response', told));
    request.once('error', reject);
    const part = Buffer.alloc(mib);
    const write = (left: number): void => {
      if (left > 0) return void request.write(part.subarray(0, Math.min(left, mib)), () => write(left - mib));
      request.end(() =>
        answer.then((response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.once('end', () => resolve({ status: response.statusCode, text }));
        }, reject),
      );
    };
    write(bytes);
  });
}

async function withServer(handler: express.RequestHandler, use: (port: number) => Promise<void>): Promise<void> {
  const server = express().use(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const body = { maxBytes: 64 * 1024, timeoutMs: 5_000 };
const lane = (isStreamed: boolean) =>
  new WriteLane({
    ...{ atOnce: 1, atOncePerAddress: 1, maxWaiting: 1, maxWaitMs: 1_000, handlerLimitMs: 1_000, body },
    uploads: [
      { isUpload: () => isStreamed, isStreamed, atOnce: 1, atOncePerAddress: 1, body: { ...body, maxBytes: mib } },
    ],
  }).around(async () => undefined);

test.each([
  ['of all forms', createBodyLimit(mib)],
  ['of a form', lane(false)],
  ['of a form with pictures', lane(true)],
])('a form without scripts above the limit %s gets a readable error', async (_name, handler) => {
  await withServer(handler, async (port) => {
    const { status, text } = await sendForm(port, 20 * mib);
    expect(status).toBe(413);
    expect(text).toBe('Nothing was saved. A picture may have at most 10 MB. Please go back and send less.');
  });
});

test('the rest of a body is read for a limited time, and never waited for after the sender has left', async () => {
  const slow = new PassThrough();
  await drainBody(slow as unknown as IncomingMessage, 20);
  const gone = new PassThrough();
  const drained = drainBody(gone as unknown as IncomingMessage);
  gone.destroy();
  await drained;
});
