import { buttonClass } from '@starhaven/ui-kit';

export interface EmbedButtonProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the search for objects that can be embedded in a text (`EmbedPicker`). */
export function EmbedButton({ isOpen, onToggle }: EmbedButtonProps) {
  return (
    <button type="button" className={buttonClass()} aria-expanded={isOpen} onClick={onToggle}>
      Embed
    </button>
  );
}
