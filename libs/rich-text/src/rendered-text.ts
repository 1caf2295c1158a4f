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
  | { ok: false; reason: 'too long' | 'too deep' | 'too slow' };
