import { EmbedButton, EmbedPicker, MarkdownToolbar, PreviewButton, TextPreview, usePreview } from '@starhaven/prose';
import { TextArea, formLayout } from '@starhaven/ui-kit';
import { useRef, useState } from 'react';
import classes from './text-form.module.css';

export interface BodyFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[];
  isEnhanced: boolean;
  /** The preview that the server rendered, for pages without script. */
  preview: string | null;
}

/** The text in Markdown, with a preview and a search for objects of the site that can be embedded. */
export function BodyField({ label, value, onChange, errors, isEnhanced, preview }: BodyFieldProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isEmbedding, setIsEmbedding] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const live = usePreview('/ask/preview-markdown', value, isPreviewed);
  const append = (markdown: string) => onChange(`${value}${value === '' ? '' : '\n\n'}${markdown}`);
  const html = isPreviewed ? live : preview;
  return (
    <div className={formLayout.group}>
      <label htmlFor="body" className={classes.label}>
        {label}
      </label>
      <p id="body-hint" className={formLayout.note}>
        Markdown: **bold**, `code`, lists, [links](https://…). At least 20 characters.
      </p>
      <MarkdownToolbar fieldId="body" />
      <TextArea
        ref={area}
        id="body"
        name="body"
        rows={10}
        className={formLayout.area}
        value={value}
        dir="auto"
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? 'body-hint body-error' : 'body-hint'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {errors.length > 0 ? (
        <p id="body-error" className={formLayout.error}>
          {errors.join(' ')}
        </p>
      ) : null}
      <div className={formLayout.actions}>
        <PreviewButton
          isEnhanced={isEnhanced}
          isPreviewed={isPreviewed}
          onToggle={() => setIsPreviewed(!isPreviewed)}
        />
        <EmbedButton isEnhanced={isEnhanced} isOpen={isEmbedding} onToggle={() => setIsEmbedding(!isEmbedding)} />
      </div>
      {isEmbedding ? <EmbedPicker path="/ask/embeds" onPick={append} /> : null}
      <TextPreview html={html} />
    </div>
  );
}
