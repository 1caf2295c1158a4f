import type { PageProblem } from './page-problem';
import { unsharedPage } from './shared-page';

/** Status and headers of a page with a problem; a page with a temporary failure is not shared with other visitors. */
export function problemAnswer({ status, canRetry }: PageProblem): { status: number; headers?: Record<string, string> } {
  return canRetry ? { status, headers: { ...unsharedPage } } : { status };
}
