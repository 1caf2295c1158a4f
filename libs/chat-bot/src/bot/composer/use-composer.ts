import type { Command } from '@starhaven/contracts/commands';
import type { ChatHandOff } from '@starhaven/realtime';
import { useEffect, useState } from 'react';
import type { CheckedLine } from '../check/check-line';
import { useItemFacts } from '../check/use-item-facts';
import { useLineTools } from '../check/use-line-tools';
import type { LineTools } from '../check/use-line-tools';
import { maxQueueLines } from '../conversation/conversation';
import { useDraft } from './use-draft';
import type { Draft } from './use-draft';

export interface ComposerOptions {
  commands: readonly Command[];
  /** Game id of the chosen character; 0 = none. */
  game: number;
  handOff: ChatHandOff | null;
  /** False: they were not taken, and the text stays. */
  onRun: (lines: readonly string[], engine: ChatHandOff['engine']) => boolean;
}

export interface ComposerState {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  lines: readonly string[];
  hasMore: boolean;
  /** null until they are loaded, with the first letter. */
  tools: LineTools | null;
  /** The only line, while there is one. */
  line: CheckedLine | null;
  /** The lines that wait for the visitor's yes; null while typing. */
  review: readonly CheckedLine[] | null;
  /** Why the line cannot be sent, after the visitor tried. */
  fault: string | null;
  /** Enter, or the button. */
  submit: () => void;
  /** The visitor's yes. */
  confirm: () => void;
  /** The visitor's no. */
  goBack: () => void;
}

const noLines = { lines: [], hasMore: false };
const takenHandOffs = new WeakSet<ChatHandOff>();

/** What is typed, its check, and the question before it runs (docs/behaviour/chat.md#before-a-line-runs). */
export function useComposer({ commands, game, handOff, onRun }: ComposerOptions): ComposerState {
  const [draft, setDraft] = useDraft();
  const [engine, setEngine] = useState<ChatHandOff['engine']>();
  const [isReviewing, setReviewing] = useState(false);
  // Enter was pressed before the tools were loaded.
  const [isSubmitted, setSubmitted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    // The window still holds an old hand-off when the visitor comes back from the public room.
    if (handOff === null || takenHandOffs.has(handOff)) return;
    takenHandOffs.add(handOff);
    setDraft({ input: handOff.text, caret: handOff.text.length });
    setEngine(handOff.engine);
    setReviewing(false);
    setFault(null);
    // Only a new hand-off may replace the draft, not a change of the setters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [handOff]);

  const isBlank = draft.input.trim() === '';
  const { part: tools, hasFailed, retry } = useLineTools(!isBlank);
  const { lines, hasMore } = tools?.splitLines(draft.input, maxQueueLines) ?? noLines;
  const facts = useItemFacts(lines, { commands, game, tools });
  const check = (line: string) => tools?.checkLine(line, commands, facts) ?? null;
  const checked = isReviewing || lines.length === 1 ? lines.flatMap((line) => check(line) ?? []) : [];
  const review = isReviewing && checked.length > 0 ? checked : null;

  const run = () => {
    setReviewing(false);
    if (!onRun(lines, engine)) return;
    setDraft({ input: '', caret: 0 });
    setEngine(undefined);
  };
  const submit = () => {
    if (tools === null) {
      setSubmitted(!isBlank);
      return retry();
    }
    const [first] = lines;
    const firstChecked = first === undefined ? null : check(first);
    if (firstChecked === null) return;
    const { isDangerous, fault: problem } = firstChecked;
    if (lines.length > 1 || (isDangerous && problem === null)) return setReviewing(true);
    if (problem !== null) return setFault(problem);
    run();
  };
  useEffect(() => {
    if (tools === null || !isSubmitted) return;
    setSubmitted(false);
    submit();
    // Sends once what the player entered before the tools had loaded; `submit` is new in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tools, isSubmitted]);
  return {
    ...{ draft, lines, hasMore, tools, review },
    fault: fault ?? (hasFailed && !isBlank ? 'The commands could not be loaded. Please try again.' : null),
    line: (lines.length === 1 && checked[0]) || null,
    setDraft: (next) => {
      // A text that the visitor wrote is for the server that they chose.
      if (next.input.trim() === '') setEngine(undefined);
      setFault(null);
      setSubmitted(false);
      setDraft(next);
    },
    submit,
    confirm: run,
    goBack: () => setReviewing(false),
  };
}
