import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { buttonClass } from '@starhaven/ui-kit';
import type { HandbookSearch } from '../../lib/search/handbook-search';
import { cleanTerm, maxTermLength, moreFields } from '../../lib/search/handbook-search';
import type { SearchChoice } from '../../lib/search/search-choices';
import { useVisitorLanguage } from '../../hooks/use-visitor-language';
import classes from './search-form.module.css';

export interface SearchFormProps {
  /** The search in the address; after the first render the fields keep their own values. */
  search: HandbookSearch;
  choices: readonly SearchChoice[];
  formRef: RefObject<HTMLFormElement>;
}

/** Search box, filters and language (docs/behaviour/handbook.md#search-page). Without scripts it opens the address of the search. */
export function SearchForm({ search, choices, formRef }: SearchFormProps) {
  // Without scripts the button is always enabled; with scripts it needs a term (docs/behaviour/handbook.md#search-page).
  const [isBlank, setIsBlank] = useState(false);
  const look = () => setIsBlank(cleanTerm(String(new FormData(formRef.current ?? undefined).get('search'))) === '');
  // Runs after each render, because a navigation in the history may have filled the form with another search.
  useEffect(look);
  useVisitorLanguage(formRef, search);
  const inUse = moreFields.filter((name) => search[name] !== undefined).length;
  return (
    <form
      ref={formRef}
      className={classes.form}
      method="get"
      action="/handbook"
      role="search"
      aria-label="Handbook"
      onInput={look}
    >
      <div className={classes.term}>
        <label htmlFor="handbook-term">Name or ID</label>
        <input
          id="handbook-term"
          type="search"
          name="search"
          defaultValue={search.term}
          maxLength={maxTermLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <button type="submit" className={buttonClass('primary')} disabled={isBlank}>
        Search
      </button>
      {choices
        .filter(({ isMore }) => !isMore)
        .map((choice) => (
          <Choice key={choice.name} choice={choice} search={search} />
        ))}
      <details className={classes.more}>
        <summary>More filters{inUse > 0 ? ` (${inUse} in use)` : ''}</summary>
        <div className={classes.moreFields}>
          {choices
            .filter(({ isMore }) => isMore)
            .map((choice) => (
              <Choice key={choice.name} choice={choice} search={search} />
            ))}
        </div>
      </details>
    </form>
  );
}

function Choice({ choice: { name, label, options }, search }: { choice: SearchChoice; search: HandbookSearch }) {
  return (
    <div>
      <label htmlFor={`handbook-${name}`}>{label}</label>
      <select id={`handbook-${name}`} name={name} defaultValue={search[name] ?? ''}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
