import { fetchJson, hasTexts } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';

const delayMs = 600;

const readHtml = (json: unknown) => (hasTexts(json, 'html') ? json.html : null);

/** The preview of a text from the resource route `path` while `isOn`, a moment after the author stops typing; null if there is none. */
export function usePreview(path: string, markdown: string, isOn: boolean): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return setHtml(null);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const body = new FormData();
      body.set('content', markdown);
      void fetchJson(path, readHtml, { method: 'POST', body, signal: abort.signal }).then((answer) => {
        // Without an answer, and while the renderer is busy, the preview stays unchanged; the next pause requests it again.
        if (answer !== null && answer.status !== 503) setHtml(answer.ok ? answer.body : null);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, markdown, isOn]);
  return html;
}
