import { useEffect, useState } from 'react';

const delayMs = 600;

/** The preview of a text from the resource route `path` while `isOn`, a moment after the author stops typing; null if there is none. */
export function usePreview(path: string, markdown: string, isOn: boolean): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return setHtml(null);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const body = new FormData();
      body.set('content', markdown);
      fetch(path, { method: 'POST', body, signal: abort.signal })
        .then((answer) => (answer.ok ? answer.json() : null))
        .then((answer: { html?: unknown } | null) => setHtml(typeof answer?.html === 'string' ? answer.html : null))
        // The preview stays unchanged; the next pause requests it again.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, markdown, isOn]);
  return html;
}
