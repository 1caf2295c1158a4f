import { PassThrough } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './nonce';

/** Milliseconds after which loaders that still stream are given up. */
export const streamTimeout = 8_000;

/** Renders the whole page before the first byte: it compresses as one buffer, and its status and headers are final. */
export default async function handleRequest(
  _request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext | undefined,
): Promise<Response> {
  const nonce = loadContext?.nonce;
  let finalStatus = status;
  const onRenderError = (error: unknown) => {
    finalStatus = 500;
    loadContext?.reportError?.(error);
  };
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={_request.url} nonce={nonce} />
    </NonceContext.Provider>
  );
  const html = await render(page, onRenderError).catch((error: unknown) => {
    // Remix asks again for the page of that error; when that one fails too, nothing of React is left to try.
    if (remixContext.staticHandlerContext.errors === null) throw error;
    return lastResort;
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The launcher takes the page as it is; a body that it would read back through a stream costs it a tenth of its time.
  const isTaken = loadContext?.takePage?.(html) ?? false;
  return new Response(isTaken ? null : html, { status: finalStatus, headers });
}

function render(page: React.ReactNode, onRenderError: (error: unknown) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new PassThrough();
    body.on('data', (chunk: Buffer) => chunks.push(chunk));
    body.on('end', () => finish(() => resolve(Buffer.concat(chunks))));

    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(body),
      onShellError: (error) => finish(() => reject(error)),
      // React takes whatever this returns for the error's digest, and throws outside of any catch when that is no string.
      onError: (error) => {
        onRenderError(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
  });
}

/** The error page's own error page: no component, no script, no style. */
const lastResort = Buffer.from(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Something went wrong</title></head>
<body><h1>Something went wrong</h1><p>The page could not be shown. <a href="/">Back to the home page</a></p></body>
</html>
`);

/** Loader and action failures that no boundary expected; what the visitor left is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  context?.reportError?.(error);
}
