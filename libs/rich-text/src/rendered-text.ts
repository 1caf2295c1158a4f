export interface RenderedHeading {
  /** The id of the heading in the HTML. */
  id: string;
  text: string;
  /** 2 to 6, because the page's title has level 1. */
  depth: number;
}

/** HTML that may be shown unchanged, or the reason why there is none. */
export type RenderedText =
  | {
      ok: true;
      html: string;
      headings: RenderedHeading[];
      /** Reading time in minutes, rounded up, at least 1. */
      minutes: number;
    }
  | { ok: false; reason: 'too long' | 'too deep' | 'too slow' }
  /** Too many texts wait for a thread; the text may be fine. */
  | { ok: false; reason: 'busy' }
  /** The thread died; `error` is for the operator. */
  | { ok: false; reason: 'failed'; error: unknown };
