import { TextArea, buttonClass } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import classes from './downloads.module.css';
import type { GamePartProps } from './game-state';

/**
 * All downloads of a game as JSON. After a refusal it keeps the fingerprint of the edited state, so that it never undoes another change.
 */
export function DocumentForm({ game: { slug, title, document, fingerprint }, reply }: GamePartProps) {
  const isRefused = reply?.intent === 'save' && reply.result !== null;
  const sent = (isRefused && reply.result?.initialValue) || {};
  const errors = (isRefused ? reply.result?.error?.['document'] : null) ?? [];
  const id = `${slug}-document`;
  return (
    // The default encoding of forms writes each quotation mark as three bytes, which makes JSON much larger.
    <StaffForm key={isRefused ? 'refused' : fingerprint} encType="multipart/form-data" keepsFields>
      <input type="hidden" name="game" value={slug} />
      <input type="hidden" name="fingerprint" value={String(sent['fingerprint'] ?? fingerprint)} />
      <label htmlFor={id}>All downloads of {title} as JSON</label>
      <p id={`${id}-hint`} className={layout.small}>
        The same text that npm run downloads writes and reads. A text with an error changes nothing, and the message
        says where the error is.
      </p>
      <TextArea
        id={id}
        name="document"
        rows={14}
        className={classes.text}
        spellCheck={false}
        defaultValue={String(sent['document'] ?? document)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      {errors.length > 0 ? (
        <p id={`${id}-error`} className={layout.fault}>
          {errors.join(' ')}
        </p>
      ) : null}
      <div>
        <button type="submit" name="intent" value="save" className={buttonClass('primary')}>
          Replace all downloads
        </button>
      </div>
    </StaffForm>
  );
}
