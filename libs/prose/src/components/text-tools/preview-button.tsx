import { buttonClass } from '@starhaven/ui-kit';

export interface PreviewButtonProps {
  /** True if the script runs. Without it the button sends the form (intent `preview`). */
  isEnhanced: boolean;
  isPreviewed: boolean;
  onToggle: () => void;
}

/** Shows and hides the preview of a text. */
export function PreviewButton({ isEnhanced, isPreviewed, onToggle }: PreviewButtonProps) {
  return isEnhanced ? (
    <button type="button" className={buttonClass()} aria-pressed={isPreviewed} onClick={onToggle}>
      Preview
    </button>
  ) : (
    <button type="submit" name="intent" value="preview" className={buttonClass()}>
      Preview
    </button>
  );
}
