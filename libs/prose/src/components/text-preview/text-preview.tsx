import { PictureOverlay, usePictures } from '../../together/text/text-body/picture-overlay';
import { TextBody } from '../../together/text/text-body/text-body';
import classes from './text-preview.module.css';

/** The preview of an unfinished text, as readers will see it; nothing while `html` is null. */
export function TextPreview({ html }: { html: string | null }) {
  const { picture, onClick, close } = usePictures();
  if (html === null) return null;
  return (
    <section className={classes.preview} aria-label="Preview">
      {/* A click on a picture must not leave the unfinished text. */}
      <TextBody body={{ kind: 'html', html }} onClick={onClick} />
      {picture ? <PictureOverlay picture={picture} onClose={close} /> : null}
    </section>
  );
}
