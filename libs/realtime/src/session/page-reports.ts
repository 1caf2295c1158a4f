import { socketTextMaxLength } from '@starhaven/contracts/protocol';

/** docs/behaviour/foundation.md#live-connection-numbers */
const urlPollIntervalMs = 100;

export interface PageReportsOptions {
  /** Path of the open page, without its query, which may contain private text and codes. */
  path: () => string;
  report: (page: { url: string; type: 'initial' | 'change' }) => void;
}

/**
 * Reports the open page on connecting and at each change. The router announces changes; a check every 100 ms finds other changes
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
