import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { buttonClass } from '@starhaven/ui-kit';
import type { HandbookGame } from '../../lib/handbook-game';
import type { HandbookSearch } from '../../lib/handbook-search';
import { cleanTerm, maxTermLength } from '../../lib/handbook-search';
import classes from './search-form.module.css';

export interface SearchFormProps {
  /** What the address asked for; later the fields are their own. */
  search: HandbookSearch;
  games: readonly HandbookGame[];
  options: {
    types: readonly { type: number; label: string }[];
    languages: readonly { code: string; label: string; tag: string }[];
  };
  formRef: RefObject<HTMLFormElement>;
}

/** Search box, filters and language (spec 2 §2). Without scripts it leads to the address of the search. */
export function SearchForm({ search, games, options, formRef }: SearchFormProps) {
  // Without scripts the button always works; with them it waits for a term (spec 2 §2).
  const [isBlank, setIsBlank] = useState(false);
  const look = () => setIsBlank(cleanTerm(String(new FormData(formRef.current ?? undefined).get('search'))) === '');
  // Also after the history has written another search into the form.
  useEffect(look);
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
      <div>
        <label htmlFor="handbook-game">Game</label>
        <select id="handbook-game" name="game" defaultValue={search.game ?? ''}>
          <option value="">All games</option>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="handbook-type">Type</label>
        <select id="handbook-type" name="type" defaultValue={search.type ?? ''}>
          <option value="">All types</option>
          {options.types.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="handbook-language">Language</label>
        <select id="handbook-language" name="language" defaultValue={search.language}>
          {options.languages.map(({ code, label, tag }) => (
            <option key={code} value={code} lang={tag}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonClass('primary')} disabled={isBlank}>
        Search
      </button>
    </form>
  );
}
