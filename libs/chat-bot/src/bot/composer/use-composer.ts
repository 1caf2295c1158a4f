import type { Command } from '@starhaven/contracts/commands';
import { splitLines } from '@starhaven/game-commands';
import type { CommandFacts } from '@starhaven/game-commands';
import type { ChatHandOff } from '@starhaven/realtime';
import { useEffect, useState } from 'react';
import { checkLine } from '../check/check-line';
import type { CheckedLine } from '../check/check-line';
import { useItemFacts } from '../check/use-item-facts';
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
  facts: CommandFacts;
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

const takenHandOffs = new WeakSet<ChatHandOff>();

/** What is typed, its check, and the second question before it runs (docs/behaviour/chat.md#before-a-line-runs). */
export function useComposer({ commands, game, handOff, onRun }: ComposerOptions): ComposerState {
  const [draft, setDraft] = useDraft();
  const [engine, setEngine] = useState<ChatHandOff['engine']>();
  const [isReviewing, setReviewing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    // The window keeps it while the visitor looks at the public room and comes back.
    if (handOff === null || takenHandOffs.has(handOff)) return;
    takenHandOffs.add(handOff);
    setDraft({ input: handOff.text, caret: handOff.text.length });
    setEngine(handOff.engine);
    setReviewing(false);
    setFault(null);
    // Once for each hand-off.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [handOff]);

  const { lines, hasMore } = splitLines(draft.input, maxQueueLines);
  const facts = useItemFacts(lines, commands, game);
  const review = isReviewing && lines.length > 0 ? lines.map((line) => checkLine(line, commands, facts)) : null;

  const run = () => {
    setReviewing(false);
    if (!onRun(lines, engine)) return;
    setDraft({ input: '', caret: 0 });
    setEngine(undefined);
  };
  return {
    ...{ draft, lines, hasMore, facts, review, fault },
    setDraft: (next) => {
      // A text that the visitor wrote is for the server that they chose.
      if (next.input.trim() === '') setEngine(undefined);
      setFault(null);
      setDraft(next);
    },
    submit: () => {
      const [first] = lines;
      if (first === undefined) return;
      const checked = checkLine(first, commands, facts);
      if (lines.length > 1 || (checked.isDangerous && checked.fault === null)) return setReviewing(true);
      if (checked.fault !== null) return setFault(checked.fault);
      run();
    },
    confirm: run,
    goBack: () => setReviewing(false),
  };
}
