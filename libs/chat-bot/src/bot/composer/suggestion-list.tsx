import type { Suggestion } from './use-suggestions';
import classes from './composer.module.css';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list above the field; the field keeps the focus and names the active row. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={classes.suggestions}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={classes.suggestion}
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span lang={suggestion.lang} dir="auto">
            {suggestion.title}
          </span>
          <span className={classes.label}>{suggestion.label}</span>
        </li>
      ))}
    </ul>
  );
}
