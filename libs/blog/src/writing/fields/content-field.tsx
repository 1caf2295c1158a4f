import { EmbedButton, EmbedPicker, MarkdownToolbar, PreviewButton, TextPreview, usePreview } from '@starhaven/prose';
import { FileField, PartBoundary, TextArea, buttonClass, formLayout, scriptsOnly } from '@starhaven/ui-kit';
import { Suspense, lazy, useRef, useState } from 'react';
import classes from '../post-form.module.css';
import { notPictureText } from './picture-fields';

const RichEditor = lazy(() => import('../../editor/rich-editor.client'));

export interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[];
  isEnhanced: boolean;
  isUploading: boolean;
  /** Uploads a picture and returns its address; null if it was refused, which the form has reported. */
  upload: (image: File) => Promise<string | null>;
  /** The preview that the server rendered, for pages without script. */
  preview: string | null;
}

const isPicture = (file: File) => file.type.startsWith('image/');

/**
 * The text: a field for Markdown that works everywhere, with scripts also its tools and a live preview, and an editor that shows the text
 * formatted. One click switches between field and editor.
 */
export function ContentField(props: ContentFieldProps) {
  const { value, onChange, errors, isEnhanced, isUploading, upload, preview } = props;
  const [isRich, setIsRich] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(true);
  const [isEmbedding, setIsEmbedding] = useState(false);
  const [failure, setFailure] = useState('');
  const [pictureErrors, setPictureErrors] = useState<string[]>([]);
  // The editor reads its text only when it opens, so it is opened again after the text was changed elsewhere.
  const [openings, setOpenings] = useState(0);
  const latest = useRef(value);
  latest.current = value;
  const append = (markdown: string) => {
    // The author may have typed in the meantime, so the current text is used.
    const now = area.current?.value ?? latest.current;
    onChange(`${now}${now === '' ? '' : '\n\n'}${markdown}`);
    setOpenings((count) => count + 1);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const live = usePreview('/blog/preview-markdown', value, isEnhanced && isPreviewed && value.trim() !== '');
  const insert = async (image: File) => {
    const url = await upload(image);
    if (url === null) return;
    append(`![${image.name.replace(/[[\]\\]/g, '')}](${url})`);
  };
  const take = (files: FileList): boolean => {
    const image = [...files].find(isPicture);
    if (!image || isUploading) return false;
    void insert(image);
    return true;
  };
  const leaveRich = (message: string) => {
    setIsRich(false);
    setFailure(message);
  };
  return (
    <div className={formLayout.group}>
      <div className={classes.head}>
        <label htmlFor="content" id="content-label">
          Content *
        </label>
        <button
          type="button"
          className={`${classes.plain} ${scriptsOnly}`}
          disabled={!isEnhanced}
          onClick={() => setIsRich(!isRich)}
        >
          {isRich ? 'Plain text' : 'Editor'}
        </button>
      </div>
      {failure ? <p className={formLayout.note}>{failure}</p> : null}
      {!isRich ? <MarkdownToolbar fieldId="content" /> : null}
      {isRich ? (
        <>
          <input type="hidden" name="content" value={value} />
          <div className={classes.rich}>
            <PartBoundary fallback={() => <p>The editor could not be loaded. Choose “Plain text”.</p>}>
              <Suspense fallback={<p>Loading the editor…</p>}>
                <RichEditor key={openings} value={value} onChange={onChange} upload={upload} onFailure={leaveRich} />
              </Suspense>
            </PartBoundary>
          </div>
        </>
      ) : (
        <TextArea
          ref={area}
          id="content"
          name="content"
          rows={16}
          className={`${formLayout.area} ${classes.tall}`}
          value={value}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'content-error' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={(event) => take(event.clipboardData.files) && event.preventDefault()}
          onDrop={(event) => take(event.dataTransfer.files) && event.preventDefault()}
        />
      )}
      {errors.length > 0 ? (
        <p id="content-error" className={formLayout.error}>
          {errors.join(' ')}
        </p>
      ) : null}
      <FileField
        id="image"
        name="image"
        label="Picture for the content"
        accept="image/*"
        errors={pictureErrors}
        disabled={isUploading}
        onFiles={(files, input) => {
          setPictureErrors([...files].some(isPicture) ? [] : [notPictureText]);
          take(files);
          input.value = '';
        }}
        end={
          <button
            type={isEnhanced ? 'button' : 'submit'}
            name="intent"
            value="upload-content"
            // See picture-fields.ts. If the script runs, this button does not send the form.
            formAction="?picture=image"
            className={buttonClass()}
            disabled={isUploading}
            onClick={(event) => {
              if (isEnhanced) event.currentTarget.parentElement?.querySelector('input')?.click();
            }}
          >
            {isUploading ? 'Uploading...' : 'Insert Image'}
          </button>
        }
      />
      <div className={formLayout.actions}>
        <EmbedButton isEnhanced={isEnhanced} isOpen={isEmbedding} onToggle={() => setIsEmbedding(!isEmbedding)} />
        <PreviewButton
          isEnhanced={isEnhanced}
          isPreviewed={isPreviewed}
          onToggle={() => setIsPreviewed(!isPreviewed)}
        />
      </div>
      {isEmbedding ? <EmbedPicker path="/blog/embeds" onPick={append} /> : null}
      <TextPreview html={isEnhanced ? live : preview} />
    </div>
  );
}
