import { socketTextMaxLength, urlPollIntervalMs } from '@starhaven/contracts';

export interface PageReportsOptions {
  /** Path of the page that is open, without its query: that may hold words and codes of the visitor. */
  path: () => string;
  report: (page: { url: string; type: 'initial' | 'change' }) => void;
}

/**
 * Tells which page is open on connecting and at each change, found by the router's word and by looking every 100 ms
 * (docs/behaviour/foundation.md#page-reports).
 */
export function createPageReports({ path, report }: PageReportsOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let reported = '';

  const current = () => path().slice(0, socketTextMaxLength);
  const look = () => {
    if (timer === undefined || current() === reported) return;
    reported = current();
    report({ url: reported, type: 'change' });
  };

  return {
    current,
    enter: () => {
      clearInterval(timer);
      timer = setInterval(look, urlPollIntervalMs);
      reported = current();
      report({ url: reported, type: 'initial' });
    },
    leave: () => {
      clearInterval(timer);
      timer = undefined;
    },
    look,
  };
}
