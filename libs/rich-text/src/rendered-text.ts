export interface RenderedHeading {
  /** The id of the heading in the HTML. */
  id: string;
  text: string;
  /** 2 to 6: the title of the page is the first. */
  depth: number;
}

/** HTML that may be shown as it is, or the reason why there is none. */
export type RenderedText =
  | {
      ok: true;
      html: string;
      headings: RenderedHeading[];
      /** Minutes that reading takes, rounded up, at least 1. */
      minutes: number;
    }
  | { ok: false; reason: 'too long' | 'too deep' | 'too slow' };
