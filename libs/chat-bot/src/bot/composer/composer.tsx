import type { Command } from '@starhaven/contracts/commands';
import { buttonClass } from '@starhaven/ui-kit';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createComposing } from '../../together/chat-window/composing';
import type { CheckedLine } from '../check/check-line';
import { LineReview } from '../check/line-review';
import { optionId, SuggestionList } from './suggestion-list';
import type { ComposerState } from './use-composer';
import { useFittingHeight } from './use-fitting-height';
import { useSuggestions } from './use-suggestions';
import type { Suggestion } from './use-suggestions';
import classes from './composer.module.css';

export interface ComposerProps {
  composer: ComposerState;
  commands: readonly Command[];
  /** Game id of the chosen character; null = none. */
  game: number | null;
  /** Why typing is not possible now; null = it is possible. */
  disabledReason: string | null;
  /** Sent lines, the latest first. */
  history: readonly string[];
}

/** The field for commands, with completion, the line in words, and the confirmation of a dangerous line. */
export function Composer({ composer, commands, game, disabledReason, history }: ComposerProps) {
  const { draft, setDraft, lines, line, tools, review, fault, submit } = composer;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  useFittingHeight(field, draft.input, review === null);
  const composing = useMemo(() => createComposing(), []);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [past, setPast] = useState(-1);
  const suggestions = useSuggestions({ ...draft, commands, game, tools }).filter(
    ({ input }) => input.trimEnd() !== draft.input.trimEnd(),
  );
  const isListed = isOpen && review === null && disabledReason === null && suggestions.length > 0;
  const shown = Math.min(active, suggestions.length - 1);
  const marked = isListed ? suggestions[shown] : undefined;
  const [isAwaited, setAwaited] = useState(false);

  // Only for text that the page inserts. While the visitor or an input method types, the page must not move the caret.
  const wantedCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  }, [draft]);
  const put = (input: string, caret = input.length) => {
    wantedCaret.current = caret;
    setOpen(false);
    setDraft({ input, caret });
  };

  const type = (input: string, caret: number) => {
    setPast(-1);
    setAwaited(false);
    setActive(0);
    // After a space there is nothing to complete yet, and an open list would take the Enter key.
    setOpen(/\S/.test(input.slice(caret - 1, caret)));
    setDraft({ input, caret });
  };
  const choose = ({ input, caret }: Suggestion) => {
    put(input, caret);
    field.current?.focus();
  };
  useEffect(() => {
    if (!isAwaited || marked?.isOld) return;
    setAwaited(false);
    if (marked) choose(marked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` is a new function in each render
  }, [isAwaited, marked]);
  /** Moves through the sent lines; false at either end. */
  const recall = (to: number): boolean => {
    const line = to === -1 ? '' : history[to];
    if (line === undefined || to < -1) return false;
    setPast(to);
    put(line);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey } = event;
    const take = () => event.preventDefault();
    if (composing.isComposing(event)) {
      // Safari sends this Enter after the composition has ended; without this it would add a line break.
      if (key === 'Enter') take();
      return;
    }
    if (isListed) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) {
        setAwaited(false);
        return (take(), setActive((shown + step + suggestions.length) % suggestions.length));
      }
      if (key === 'Enter' && !shiftKey && marked) {
        take();
        // The visitor did not choose this item; it was found for fewer letters.
        return marked.isOld && active === 0 ? setAwaited(true) : choose(marked);
      }
      if (key === 'Escape') return (event.stopPropagation(), setOpen(false));
    }
    if (key === ' ' && ctrlKey) return (take(), setOpen(true));
    if (key === 'Enter' && !shiftKey) return (take(), submit());
    const isOneLine = !draft.input.includes('\n');
    if (key === 'ArrowUp' && isOneLine && (draft.input === '' || past >= 0) && recall(past + 1)) return take();
    if (key === 'ArrowDown' && isOneLine && past >= 0 && recall(past - 1)) return take();
  };

  return (
    <div className={classes.composer}>
      {review === null ? null : (
        <LineReview
          lines={review}
          hasMore={composer.hasMore}
          onRun={composer.confirm}
          onBack={() => {
            flushSync(composer.goBack);
            field.current?.focus();
          }}
        />
      )}
      {isListed ? (
        <SuggestionList id={`${id}-list`} suggestions={suggestions} active={shown} onChoose={choose} />
      ) : null}
      <LineInWords
        isHidden={review !== null || isListed}
        id={`${id}-words`}
        fault={fault}
        count={lines.length}
        line={line}
      />
      <div className={classes.row} hidden={review !== null}>
        <textarea
          ref={field}
          className={classes.input}
          rows={1}
          value={draft.input}
          disabled={disabledReason !== null}
          placeholder={disabledReason ?? 'Type a command'}
          aria-label="Command"
          aria-describedby={`${id}-words`}
          aria-invalid={fault !== null || undefined}
          aria-autocomplete="list"
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={isListed ? optionId(`${id}-list`, shown) : undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={20_000}
          data-chat-focus=""
          onChange={({ target }) => type(target.value, target.selectionStart)}
          onSelect={({ currentTarget: { selectionStart } }) => {
            if (selectionStart !== draft.caret) setDraft({ ...draft, caret: selectionStart });
          }}
          onCompositionEnd={composing.noteEnd}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button
          type="button"
          className={`${buttonClass('primary')} ${classes.run}`}
          disabled={disabledReason !== null || draft.input.trim() === '' || review !== null}
          onClick={submit}
        >
          Run
        </button>
      </div>
      <p role="status" className={classes.count}>
        {isListed ? `${suggestions.length} suggestions` : ''}
      </p>
    </div>
  );
}

interface LineInWordsProps {
  isHidden: boolean;
  id: string;
  fault: string | null;
  count: number;
  line: CheckedLine | null;
}

function LineInWords({ isHidden, id, fault, count, line }: LineInWordsProps) {
  const text = line?.words ?? (count > 1 ? `${count} commands, one after another` : '');
  const problem = fault ?? line?.fault ?? null;
  return (
    <div id={id} className={classes.words} hidden={isHidden}>
      {text === '' ? null : <p>{text}</p>}
      {problem === null ? null : (
        <p role={fault === null ? undefined : 'alert'} className={classes.fault}>
          {problem}
        </p>
      )}
      {(line?.doubts ?? []).slice(0, 2).map((doubt) => (
        <p key={doubt} className={classes.doubt}>
          {doubt}
        </p>
      ))}
    </div>
  );
}
