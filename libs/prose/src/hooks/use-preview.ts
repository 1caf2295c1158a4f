import { fetchJson, hasTexts } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';

/** Milliseconds after the last change. */
const delayMs = 600;
/** Milliseconds until a busy renderer is asked again; each try waits longer. */
const busyMs = [1_000, 2_000, 4_000, 8_000];

const readHtml = (json: unknown) => (hasTexts(json, 'html') ? json.html : null);

/** The preview of a text from the resource route `path` while `isOn`, a moment after the author stops typing; null if there is none. */
export function usePreview(path: string, markdown: string, isOn: boolean): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return setHtml(null);
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = (tries: number) => {
      const body = new FormData();
      body.set('content', markdown);
      void fetchJson(path, readHtml, { method: 'POST', body, signal: abort.signal }).then((answer) => {
        if (abort.signal.aborted) return;
        const isBusy = answer?.status === 503;
        const waitMs = busyMs[tries];
        if (isBusy && waitMs !== undefined) timer = setTimeout(() => ask(tries + 1), waitMs);
        // Without an answer the preview stays unchanged; the next pause requests it again.
        else if (answer !== null && !isBusy) setHtml(answer.ok ? answer.body : null);
      });
    };
    timer = setTimeout(() => ask(0), delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, markdown, isOn]);
  return html;
}
