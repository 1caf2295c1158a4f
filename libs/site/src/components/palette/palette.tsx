import { ModalDialog, SiteLink, buttonClass } from '@starhaven/ui-kit';
import type { KeyboardEvent } from 'react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { usePaletteRows } from './use-palette-rows';
import classes from './palette.module.css';

export interface PaletteProps {
  pages: readonly { label: string; to: string }[];
  onClose: () => void;
}

const listId = 'palette-list';

/**
 * Finds pages, commands, questions, posts and items (docs/behaviour/site.md#command-palette). The results are links, which the site's
 * navigation follows.
 */
export const Palette = forwardRef<HTMLDialogElement, PaletteProps>(function Palette({ pages, onClose }, ref) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { groups, isSearching } = usePaletteRows(pages, query);
  const rows = groups.flatMap((group) => group.rows);
  const current = rows[Math.min(at, rows.length - 1)];
  const [isAwaited, setIsAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setIsAwaited(false);
    if (current) document.getElementById(current.id)?.click();
  }, [isAwaited, isSearching, current]);
  // Runs after the dialog has moved the focus to its title.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (current) document.getElementById(current.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends the composition of an input method and does not choose a row.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      setIsAwaited(false);
      setAt((Math.min(at, rows.length - 1) + step + rows.length) % rows.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isOld = groups.some(({ rows: own, isFound }) => isFound && own.some((row) => row === current));
      // The visitor did not choose this row, and the next result may replace it.
      if (isSearching && at === 0 && (!current || isOld)) setIsAwaited(true);
      else if (current) document.getElementById(current.id)?.click();
    }
  };

  return (
    <ModalDialog
      ref={ref}
      title="Search everything"
      className={classes.dialog}
      onDismiss={onClose}
      actions={
        <form method="dialog">
          <button className={buttonClass()}>Close</button>
        </form>
      }
    >
      <input
        ref={input}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label="Search pages, commands, questions and items"
        placeholder="Page, command, question or item"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={current?.id}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
          setIsAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Results" className={classes.list}>
        {groups.map(({ title, rows: own }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={classes.group} aria-hidden="true">
              {title}
            </p>
            {own.map(({ id, label, note, to }) => (
              <SiteLink
                key={id}
                id={id}
                role="option"
                tabIndex={-1}
                to={to}
                aria-selected={id === current?.id}
                className={classes.row}
                onClick={onClose}
              >
                <span>{label}</span>
                <span className={classes.note}>{note}</span>
              </SiteLink>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {isAwaited || (rows.length === 0 && isSearching) ? 'Searching…' : ''}
        {rows.length === 0 && !isSearching ? 'Nothing found. Try another word.' : ''}
      </p>
    </ModalDialog>
  );
});
