/** Why a page, or a part of it, has no content to show. */
export interface PageProblem {
  /** The heading, with the spec's text. */
  title: string;
  /** What happened and what the visitor can do. */
  message: string | null;
  /** Whether a retry may help: the host failed, but did not say that the content does not exist. */
  canRetry: boolean;
  /** HTTP status of the page. */
  status: 400 | 403 | 404 | 502 | 503 | 504;
}
