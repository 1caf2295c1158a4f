/**
 * The data of a page in Remix's form: a stream of text that the browser's Remix reads. Without promises in the data it has one chunk
 * and ends at once.
 */
export interface Handoff {
  /** The chunks that were available at once. */
  chunks: readonly string[];
  /** The stream after them; null = it has ended. */
  rest: ReadableStreamDefaultReader<Uint8Array> | null;
}

/** Reads the first chunk of a loader's data. `rest` is the open stream that later sends the results of pending promises; null if there are
 * none. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<Handoff> {
  if (!stream) return { chunks: [], rest: null };
  const reader = stream.getReader();
  const first = await reader.read();
  if (first.done) return { chunks: [], rest: null };
  const chunks = [new TextDecoder().decode(first.value)];
  // If no promise is pending, the encoder closes the stream in the same event-loop turn as the first chunk.
  return { chunks, rest: (await hasEnded(reader)) ? null : reader };
}

async function hasEnded({ closed }: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> {
  const turn: { end?: NodeJS.Immediate } = {};
  const isOpen = new Promise<false>((resolve) => (turn.end = setImmediate(resolve, false)));
  const isClosed = closed.then(
    () => true as const,
    // The reader of `rest` receives the failure.
    () => false as const,
  );
  const ended = await Promise.race([isClosed, isOpen]);
  clearImmediate(turn.end);
  return ended;
}

/** The same stream from its start. */
export function openAgain({ chunks, rest }: Handoff): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(encoder.encode(chunk))),
    pull: async (controller) => {
      const next = await rest?.read();
      if (next?.value) controller.enqueue(next.value);
      else controller.close();
    },
  });
}

// A script's text ends at `</script>`, and JSON may contain line separators that are not allowed in older scripts.
const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapeScript = (json: string) => json.replace(/[&><\u2028\u2029]/g, (found) => escapes[found] ?? found);

/** The page followed by its data, in the scripts and at the place where Remix's own component renders them. */
export function withPageData(html: string, chunks: readonly string[], nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const stream = 'window.__remixContext.streamController';
  const scripts = [...chunks.map((chunk) => `enqueue(${escapeScript(JSON.stringify(chunk))})`), 'close()']
    .map((call) => `<script${attribute}>${stream}.${call};</script>`)
    .join('');
  return html + scripts;
}
