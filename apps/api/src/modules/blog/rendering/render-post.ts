/** The result of rendering a post. */
export interface RenderedPost {
  /** null: this renderer makes no html. */
  html: string | null;
  /** Minutes that reading takes, rounded up. */
  minutes: number;
}

/** Renders Markdown to sanitized HTML, or returns the fault of the text. Throws if the renderer itself is busy or fails. */
export interface RenderPost {
  /** Changes with the renderer: html with another value is rendered again when it is read. */
  pipeline: string;
  render: (markdown: string) => Promise<({ ok: true } & RenderedPost) | { ok: false; reason: string }>;
}
