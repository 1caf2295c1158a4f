import { memo, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MutableRefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ItemIcon, rarityStyle } from '@starhaven/ui-kit';
import { keyOf, nameOf } from '../../lib/picker-rows/picker-row';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import classes from './picker-dialog.module.css';

/** docs/behaviour/handbook.md#picker-pages */
export const pickerPage = { size: 20, threshold: 0.8, delayMs: 300 } as const;

/** Height of a row; the same value is in `picker-dialog.module.css`. Rows grow with the text size. */
const rowRem = 4.25;

export interface PickerListProps {
  rows: readonly PickerRow[];
  /** The text for which they were found. */
  query: string;
  /** The text for whose rows the visitor has pressed the arrow key; the first row takes the focus and sets it to null. */
  awaited: MutableRefObject<string | null>;
  /** Tag of the language of the names. */
  lang: string;
  drawing: string;
  chosen: ReadonlySet<string>;
  /** A second line: another name, the group or the value. */
  describe: (row: PickerRow) => string;
  onPick: (row: PickerRow) => void;
}

/**
 * A list that grows by 20 rows when 80 % of it is scrolled; only the visible rows are rendered. Give it a new `key` with each search and
 * filter, so that it starts again with 20 rows.
 */
export const PickerList = memo(function PickerList(props: PickerListProps) {
  const { rows, query, awaited, lang, drawing, chosen, describe, onPick } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<number>(pickerPage.size);
  const [isGrowing, setIsGrowing] = useState(false);
  const count = Math.min(limit, rows.length);
  const rowPx = useRowHeight();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
    // The index is below the count, which is at most the number of rows.
    getItemKey: (index) => keyOf(rows[index]!),
  });
  useEffect(() => {
    if (!isGrowing) return;
    const timer = setTimeout(() => {
      setLimit((before) => before + pickerPage.size);
      setIsGrowing(false);
    }, pickerPage.delayMs);
    return () => clearTimeout(timer);
  }, [isGrowing]);

  // In each render, because the first one has no rows: the height of the list is not known yet.
  useEffect(() => {
    if (awaited.current !== query) return;
    const first = scroller.current?.querySelector<HTMLElement>('[data-index] button');
    if (!first) return;
    awaited.current = null;
    first.focus();
  });

  const growNear = () => {
    // The handler belongs to this element, so it exists.
    const { scrollTop, clientHeight, scrollHeight } = scroller.current!;
    if (count < rows.length && scrollTop + clientHeight >= scrollHeight * pickerPage.threshold) setIsGrowing(true);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = event.target instanceof Element && event.target.closest('[data-index]')?.getAttribute('data-index');
    if (step === undefined || !current) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, Number(current) + step));
    virtual.scrollToIndex(next);
    scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus();
  };

  return (
    <>
      <div ref={scroller} className={classes.scroller} onScroll={growNear} onKeyDown={moveFocus}>
        <ul className={classes.list} lang={lang} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            // The index is below the count, which is at most the number of rows.
            const row = rows[index]!;
            const more = describe(row);
            return (
              <li
                key={key}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className={classes.place}
                style={{ transform: `translateY(${start}px)`, ...rarityStyle(row.stars) }}
              >
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={chosen.has(row.id)}
                  onClick={() => onPick(row)}
                >
                  <ItemIcon icon={row.icon} drawing={drawing} />
                  <span className={classes.words}>
                    <span className={classes.name} lang={row.lang}>
                      {nameOf(row)}
                    </span>
                    <span className={classes.more} lang="en">
                      <code>{row.id}</code>
                      {row.stars ? (
                        <span className={classes.stars} role="img" aria-label={`${row.stars} stars`}>
                          {`${row.stars}★`}
                        </span>
                      ) : null}
                      {more ? <span className={classes.extra}>{more}</span> : null}
                    </span>
                  </span>
                  <span className={classes.mark} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {isGrowing ? (
        <p className={classes.growing} role="status">
          Loading more...
        </p>
      ) : null}
    </>
  );
});

/** The height in pixels at the visitor's text size. */
function useRowHeight(): number {
  const [px] = useState(() => rowRem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16));
  return px;
}
