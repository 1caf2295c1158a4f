import { PictureOverlay, usePictures } from '../../together/text/text-body/picture-overlay';
import classes from './text-preview.module.css';

/** The preview of an unfinished text; nothing while `html` is null. */
export function TextPreview({ html }: { html: string | null }) {
  const { picture, onClick, close } = usePictures();
  if (html === null) return null;
  return (
    <section className={classes.preview} aria-label="Preview">
      {/* Sanitized by the server, see render-preview.server.ts. A click on a picture must not leave the unfinished text. */}
      <div onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
      {picture ? <PictureOverlay picture={picture} onClose={close} /> : null}
    </section>
  );
}
