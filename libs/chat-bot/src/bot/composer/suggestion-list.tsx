import type { Suggestion } from './use-suggestions';
import classes from './composer.module.css';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list above the field. The focus stays in the field, which names the active row for screen readers. */
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
          // Keeps the focus in the field, so that a phone's keyboard stays open.
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
