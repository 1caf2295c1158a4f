/** What a rendered post consists of. */
export interface RenderedPost {
  /** null: this renderer keeps no html. */
  html: string | null;
  /** Minutes that reading takes, rounded up. */
  minutes: number;
}

/** Renders Markdown to sanitized HTML, or says why it does not. */
export interface RenderPost {
  /** Changes with the renderer: html with another value is rendered again when it is read. */
  pipeline: string;
  render: (markdown: string) => Promise<({ ok: true } & RenderedPost) | { ok: false; reason: string }>;
}
