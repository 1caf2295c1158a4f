import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { failedPage, lastResortPage } from '../server/last-resort/last-resort-page';
import { provideDefaultServices } from '../server/services/provide-default-services';
import { markFirstFault } from './mark-first-fault';
import { NonceContext } from './shell/nonce';
import type { Handoff } from './page-data.server';
import { openAgain, readHandoff, withPageData } from './page-data.server';

provideDefaultServices();

/** Loaders that still stream after this time are aborted. In milliseconds. */
export const streamTimeout = 8_000;

/** Renders the whole page before it sends the first byte: the page compresses as one buffer, and its status and headers are final. */
export default async function handleRequest(
  request: Request,
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
  const pageOf = (context: EntryContext) => (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );
  const handoff = await readHandoff(remixContext.serverHandoffStream);
  const render = async () => {
    const atOnce = renderAtOnce(remixContext, handoff, pageOf, nonce);
    if (atOnce !== null) return atOnce;
    return renderInSteps(pageOf({ ...remixContext, serverHandoffStream: openAgain(handoff) }), onRenderError);
  };
  const page = await render().catch((error: unknown) => {
    // After this throw, Remix requests the error page. If that render fails too, React has nothing left to try.
    if (remixContext.staticHandlerContext.errors === null) throw error;
    return lastResort;
  });
  const html = wasFormSent(request) ? markFirstFault(page) : page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The launcher takes the page as text: reading it back from a stream would cost a tenth of the request's time.
  const isTaken = loadContext?.takePage?.(html) ?? false;
  return new Response(isTaken ? null : html, { status: finalStatus, headers });
}

/** Forms of the method GET send their fields in the query. */
const wasFormSent = ({ method, url }: Request) => method === 'POST' || url.includes('?');

/** The comment that React writes for a Suspense boundary that has not finished. */
const unfinishedPart = '<!--$!-->';

/**
 * The page as one text. Its data is written as text instead of being rendered by React, which needs three passes and a stream for that.
 * null: a part of the page waits for something or fails, so it needs `renderInSteps`, which also reports the failure.
 */
function renderAtOnce(
  remixContext: EntryContext,
  { chunks, rest }: Handoff,
  pageOf: (context: EntryContext) => React.ReactElement,
  nonce: string | undefined,
): string | null {
  if (rest !== null) return null;
  const context: EntryContext = { ...remixContext, serverHandoffStream: undefined, renderMeta: {} };
  try {
    const html = renderToString(pageOf(context));
    if (html.includes(unfinishedPart)) return null;
    return `<!DOCTYPE html>${context.renderMeta?.didRenderScripts ? withPageData(html, chunks, nonce) : html}`;
  } catch {
    return null;
  }
}

function renderInSteps(page: React.ReactNode, onRenderError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Never applies backpressure: nothing reads the body before the end.
    const body = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      // React treats `close` as a visitor who has disconnected, and would abort the page that it has just finished.
      emitClose: false,
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        finish(() => resolve(Buffer.concat(chunks).toString('utf8')));
        done();
      },
    });

    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(body),
      onShellError: (error) => finish(() => reject(error)),
      // React uses the return value as the error's digest. If it is not a string, React throws outside of any catch.
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

/** The page for a failed error page. */
const lastResort = lastResortPage(failedPage);

/** Logs loader and action failures that no boundary expected. A request that the visitor aborted is not a failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  context?.reportError?.(error);
}
