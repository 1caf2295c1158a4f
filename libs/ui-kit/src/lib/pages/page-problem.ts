/** Why a page, or a part of it, has no content to show. */
export interface PageProblem {
  /** The heading, with the specification's text. */
  title: string;
  /** What happened and what the visitor can do. */
  message: string | null;
  /** Whether a retry may help: true if the host failed without saying that the content does not exist. */
  canRetry: boolean;
  /** HTTP status of the page. */
  status: 400 | 403 | 404 | 502 | 503 | 504;
  /** For status 503: when a retry may help. Default 10. */
  retryAfterSeconds?: number;
}
