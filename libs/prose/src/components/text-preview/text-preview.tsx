import classes from './text-preview.module.css';

/** The preview of an unfinished text; nothing while `html` is null. */
export function TextPreview({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <section className={classes.preview} aria-label="Preview">
      {/* Sanitized by the server, see render-preview.server.ts. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
