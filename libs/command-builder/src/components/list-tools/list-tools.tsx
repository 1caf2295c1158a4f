import type { EngineTab } from '../../lib/engines/engine-tab';
import { listHref } from '../../lib/commands/list-address';
import { useSlashKey } from '../../hooks/use-slash-key';
import { enginePart } from '@starhaven/game-commands';
import { ButtonLink, buttonClass, showToast, useBeforePaint } from '@starhaven/ui-kit';
import { useRevalidator } from '@remix-run/react';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import classes from './list-tools.module.css';

export interface ListToolsProps {
  place: EngineTab;
  query: string;
  isAllShown: boolean;
  /** The current address of the list, with the values of the open command. */
  href: string;
  onQuery: (query: string) => void;
  onToggleAll: () => void;
}

/** Search box and buttons of the list. Without JavaScript the box is a form and the buttons are links. */
export function ListTools({ place, query, isAllShown, href, onQuery, onToggleAll }: ListToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  const { revalidate, state } = useRevalidator();
  useSlashKey(field);
  // Runs before the first change of the form, which would render the field without the typed text.
  useBeforePaint(() => {
    // Text that was typed before hydration is only in the field.
    const typed = field.current?.value ?? '';
    if (typed !== query) onQuery(typed);
  }, []);
  const refresh = () => {
    showToast({ type: 'info', title: 'Refreshing Commands', message: 'Fetching latest command data...' });
    revalidate();
  };
  const asButton = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={classes.tools}>
      <form
        method="get"
        action={`/command/${enginePart(place)}`}
        role="search"
        aria-label="Commands"
        className={classes.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search commands"
          placeholder="Search commands..."
          value={query}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        <button type="submit" className={`${buttonClass()} ${classes.submit}`}>
          Search
        </button>
        <button
          type="button"
          className={classes.slash}
          aria-label="Go to the search (key /)"
          onClick={() => field.current?.focus()}
        >
          <kbd>/</kbd>
        </button>
      </form>
      <ButtonLink
        to={listHref(place, { query, commandId: null, isAllShown: !isAllShown })}
        isReload
        onClick={asButton(onToggleAll)}
      >
        {isAllShown ? 'Hide All Commands' : 'Show All Commands'}
      </ButtonLink>
      <ButtonLink to={href} isReload aria-busy={state === 'loading' || undefined} onClick={asButton(refresh)}>
        Refresh Page
      </ButtonLink>
    </div>
  );
}
