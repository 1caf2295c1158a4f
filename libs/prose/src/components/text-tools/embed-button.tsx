import { buttonClass, scriptsOnly } from '@starhaven/ui-kit';

export interface EmbedButtonProps {
  /** False until the script runs; the button is then disabled, and not shown in a browser without scripts. */
  isEnhanced: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the search for objects that can be embedded in a text (`EmbedPicker`). */
export function EmbedButton({ isEnhanced, isOpen, onToggle }: EmbedButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass()} ${scriptsOnly}`}
      disabled={!isEnhanced}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      Embed
    </button>
  );
}
