import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ParamOption } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { Alert, buttonClass, ModalDialog, SelectField, showToast, Switch, TextField } from '@starhaven/ui-kit';
import { describeRow } from '../../lib/picker-rows/describe-row';
import { itemLists } from '../../lib/picker/item-lists';
import type { ListKey, ListState } from '../../lib/picker/item-lists';
import { withFilter } from '../../lib/picker/picker-filters';
import type { PickerFilters } from '../../lib/picker/picker-filters';
import { noListText, pickerKinds } from '../../lib/picker/picker-kinds';
import { groupFilterOf, pickerRows } from '../../lib/picker-rows/picker-rows';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import { startFilters } from '../../lib/picker/start-filters';
import { maxQueryLength } from '../../lib/picker/search-rows';
import classes from './picker-dialog.module.css';
import { PickerList } from './picker-list';
import { useRows } from './use-rows';

export interface PickerDialogProps {
  listKey: ListKey;
  /** Name of the parameter. */
  label: string;
  isMulti: boolean;
  chosen: readonly string[];
  /** Words that the command accepts instead of an id, such as `all`. */
  words: readonly ParamOption[];
  /** Groups of properties that the chosen artifacts can have; empty if unknown. */
  groups: readonly string[];
  /** Rarity of the chosen artifact, for the values of main properties. */
  artifactStars?: number | undefined;
  /** Called once, with the ids in the order of their choice. */
  onClose: (chosen: readonly string[]) => void;
}

/** Chooses items from a list in a modal dialog, which fills a phone's screen (docs/behaviour/commands.md#pickers). */
export function PickerDialog({ listKey, label, isMulti, words, onClose, ...rest }: PickerDialogProps) {
  const { type } = listKey;
  const { title, noneText, drawing } = pickerKinds[type];
  const { state, retry } = useList(listKey);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rest.chosen));
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<PickerFilters>(() => startFilters(type, listKey.game));
  const { filter, setIsAuto, isAuto, rows: all } = useGroups(state, rest.groups, { listKey, words });
  const { choices, rows, shownQuery, alsoKnownAs } = useRows(all, { listKey, query, filters });
  const field = useFirstFocus();
  const awaited = useRef<string | null>(null);
  const hasClosed = useRef(false);
  const close = (last: Iterable<string>) => {
    if (hasClosed.current) return;
    hasClosed.current = true;
    onClose([...last]);
  };
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  // Both stay the same while the visitor types, so that the rows are rendered again only when they change.
  const pick = useCallback(
    ({ id }: PickerRow) => (isMulti ? setChosen((before) => toggled(before, id)) : latestClose.current([id])),
    [isMulti],
  );
  const { game } = listKey;
  const { artifactStars } = rest;
  const describe = useCallback(
    (row: PickerRow) => describeRow(row, { game, type, artifactStars, also: alsoKnownAs?.[row.id] }),
    [game, type, artifactStars, alsoKnownAs],
  );
  const isReady = state.status === 'ready';
  const isEmptyList = isReady && all.length === 0;

  // Outside the command's form: Enter in the search must not send it.
  return createPortal(
    <ModalDialog
      title={title}
      className={classes.dialog}
      onDismiss={() => close(chosen)}
      actions={
        <>
          <p className={classes.count} role="status">
            {chosen.size} selected
          </p>
          <button type="button" className={buttonClass('primary')} onClick={() => close(chosen)}>
            Done
          </button>
        </>
      }
    >
      <div className={classes.tools}>
        <TextField
          ref={field}
          id="picker-search"
          type="search"
          label={`Search for ${label}`}
          placeholder="Name or ID"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => {
            awaited.current = null;
            setQuery(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            const row = event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-index] button');
            // A row of the text before the last letter is about to be replaced, and the focus would be lost with it.
            if (row && shownQuery === event.currentTarget.value) row.focus();
            else awaited.current = event.currentTarget.value;
          }}
        />
        {choices.length > 0 ? (
          <div className={classes.filters}>
            {choices.map(({ name, label: filterLabel, options }) => (
              <SelectField
                key={name}
                id={`picker-${name}`}
                label={filterLabel}
                value={filters[name] ?? ''}
                onChange={(event) => setFilters(withFilter(filters, name, event.currentTarget.value))}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        ) : null}
        {filter.hasToggle ? (
          <Switch
            id="picker-auto"
            label="Auto Filter (Official)"
            checked={isAuto}
            onChange={(event) => setIsAuto(event.currentTarget.checked)}
          />
        ) : null}
        {isMulti && !isEmptyList ? (
          <div className={classes.all}>
            <button
              type="button"
              className={buttonClass()}
              disabled={rows.length === 0}
              onClick={() => setChosen(new Set([...chosen, ...rows.map(({ id }) => id)]))}
            >
              Give All
            </button>
            <button
              type="button"
              className={buttonClass()}
              disabled={chosen.size === 0}
              onClick={() => setChosen(new Set())}
            >
              Clear All
            </button>
          </div>
        ) : null}
      </div>
      <div
        className={classes.results}
        aria-busy={!isReady && state.status !== 'failed'}
        data-failed={state.status === 'failed' ? '' : undefined}
      >
        {state.status === 'failed' ? (
          <Alert type="error" title={errorTitle(state, type)} isAnnounced={false}>
            <p>Your choice is kept. You can also close this and type an ID.</p>
            <button type="button" className={buttonClass('primary')} onClick={retry}>
              Try again
            </button>
          </Alert>
        ) : null}
        {!isReady && state.status !== 'failed' ? <p role="status">Loading...</p> : null}
        {rows.length === 0 && (isReady || state.status === 'failed') ? (
          <p className={classes.none}>
            <b>{noneText}</b>
            {isReady && all.length > 0 ? ' Try a shorter word, another spelling, or fewer filters.' : null}
            {isEmptyList ? ` ${noListText}` : null}
          </p>
        ) : null}
        {rows.length > 0 ? (
          <PickerList
            key={JSON.stringify([shownQuery.trim(), filters, isAuto])}
            rows={rows}
            query={shownQuery}
            awaited={awaited}
            lang={isReady ? state.list.lang : 'en'}
            drawing={drawing}
            chosen={chosen}
            describe={describe}
            onPick={pick}
          />
        ) : null}
      </div>
    </ModalDialog>,
    document.body,
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

const errorTitle = (state: Extract<ListState, { status: 'failed' }>, type: ItemParamType) =>
  state.reason === 'offline' ? 'Connection Error' : pickerKinds[type].errorTitle;

/** Loads the list while the dialog is open. A failure is a toast with the specification's title, and the visitor can retry. */
function useList(listKey: ListKey) {
  const [attempt, setAttempt] = useState(0);
  const { game, type, language } = listKey;
  const state = useSyncExternalStore(itemLists.subscribe, () => itemLists.get(listKey));
  useEffect(() => itemLists.load({ game, type, language }), [game, type, language, attempt]);
  useEffect(() => {
    if (state.status !== 'failed') return;
    showToast({ type: 'error', title: errorTitle(state, type), message: 'The list could not be loaded.' });
  }, [state, type]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}

const noRows: readonly PickerRow[] = [];

/** All rows of the list, and the switch of its filter by group. */
function useGroups(
  state: ListState,
  groups: readonly string[],
  { listKey: { game, type }, words }: Pick<PickerDialogProps, 'listKey' | 'words'>,
) {
  const [isAuto, setIsAuto] = useState(true);
  const loaded = state.status === 'ready' ? state.list.rows : noRows;
  // The field makes a new list of groups in each render.
  const groupsKey = groups.join(' ');
  const rows = useMemo(
    () => pickerRows(loaded, { game, type, groups: groupsKey.split(' ').filter(Boolean), isAuto, words }),
    [loaded, game, type, groupsKey, isAuto, words],
  );
  return { filter: groupFilterOf({ game, type, groups, isAuto }), isAuto, setIsAuto, rows };
}

/** Moves the focus into the search, except on touch screens, where the keyboard would hide the list. */
function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  return field;
}
