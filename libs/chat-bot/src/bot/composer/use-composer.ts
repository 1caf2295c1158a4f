import type { ChatHandOff } from '@starhaven/realtime';
import { useEffect, useState } from 'react';
import type { ServerCommands } from '../character/server-commands';
import type { CheckedLine } from '../check/check-line';
import { useItemFacts } from '../check/use-item-facts';
import { useLineTools } from '../check/use-line-tools';
import type { LineTools } from '../check/use-line-tools';
import { maxQueueLines } from '../conversation/conversation';
import { useDraft } from './use-draft';
import type { Draft } from './use-draft';

export interface ComposerOptions {
  server: Pick<ServerCommands, 'path' | 'status' | 'commands' | 'retry'>;
  /** Game id of the chosen character; 0 = none. */
  game: number;
  handOff: ChatHandOff | null;
  /** Returns false if the lines were not accepted; the text then stays. */
  onRun: (lines: readonly string[], engine: ChatHandOff['engine']) => boolean;
}

export interface ComposerState {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  lines: readonly string[];
  hasMore: boolean;
  /** null until the first letter has loaded them. */
  tools: LineTools | null;
  /** The checked line if the text is exactly one line; otherwise null. */
  line: CheckedLine | null;
  /** The lines that wait for confirmation; null while typing. */
  review: readonly CheckedLine[] | null;
  /** Why the line cannot be sent; set when the visitor tries. */
  fault: string | null;
  /** Enter, or the Send button. */
  submit: () => void;
  /** The visitor confirms the lines. */
  confirm: () => void;
  /** The visitor cancels. */
  goBack: () => void;
}

const noLines = { lines: [], hasMore: false };
const takenHandOffs = new WeakSet<ChatHandOff>();
/** The text after the last hand-off, and what the visitor had typed before it; kept while the window is closed. */
let filled: { input: string; typed: string } | null = null;

/** The handed-over lines below the typed text. Lines of an earlier hand-off that were not changed since are replaced. */
function fillIn(input: string, text: string): string {
  const typed = (filled?.input === input ? filled.typed : input).trimEnd();
  filled = { input: typed === '' ? text : `${typed}\n${text}`, typed };
  return filled.input;
}

/** The typed text, its check, and the confirmation before it runs (docs/behaviour/chat.md#before-a-line-runs). */
export function useComposer({ server, game, handOff, onRun }: ComposerOptions): ComposerState {
  const [draft, setDraft] = useDraft();
  const [engine, setEngine] = useState<ChatHandOff['engine']>();
  const [isReviewing, setReviewing] = useState(false);
  // The list of commands (its path) for which a submitted line waits.
  const [submittedTo, setSubmittedTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    // When the visitor comes back from the public room, the window still holds the old hand-off.
    if (handOff === null || takenHandOffs.has(handOff)) return;
    takenHandOffs.add(handOff);
    const input = fillIn(draft.input, handOff.text);
    setDraft({ input, caret: input.length });
    setEngine(handOff.engine);
    setSubmittedTo(null);
    setReviewing(false);
    setFault(null);
    // Only a new hand-off may change the draft; changed setters may not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [handOff]);

  const isBlank = draft.input.trim() === '';
  const { part: tools, hasFailed, retry } = useLineTools(!isBlank);
  const { lines, hasMore } = tools?.splitLines(draft.input, maxQueueLines) ?? noLines;
  const { path, status, commands } = server;
  const facts = useItemFacts(lines, { commands, game, tools });
  const check = (line: string) => tools?.checkLine(line, status === 'failed' ? null : commands, facts) ?? null;
  const checked = isReviewing || lines.length === 1 ? lines.flatMap((line) => check(line) ?? []) : [];
  const review = isReviewing && checked.length > 0 ? checked : null;

  const run = () => {
    setReviewing(false);
    if (!onRun(lines, engine)) return;
    setDraft({ input: '', caret: 0 });
    setEngine(undefined);
  };
  const send = () => {
    const [first] = lines;
    const firstChecked = first === undefined ? null : check(first);
    if (firstChecked === null) return;
    const { isDangerous, fault: problem } = firstChecked;
    if (lines.length > 1 || (isDangerous && problem === null)) return setReviewing(true);
    if (problem !== null) return setFault(problem);
    run();
  };
  const isReady = tools !== null && status !== 'loading';
  const submit = () => {
    if (isReady && status === 'loaded') return send();
    // Waits until the tools and the commands are loaded, or have failed once more.
    setSubmittedTo(isBlank ? null : path);
    if (tools === null) retry();
    if (status === 'failed') server.retry();
  };
  useEffect(() => {
    if (submittedTo === null || (!isReady && submittedTo === path)) return;
    setSubmittedTo(null);
    // A line is never sent to another server than the one for which the visitor submitted it.
    if (submittedTo === path) send();
    // Sends once what was submitted earlier; `send` is new in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, submittedTo, path]);
  return {
    ...{ draft, lines, hasMore, tools, review },
    fault: fault ?? (hasFailed && !isBlank ? 'The commands could not be loaded. Please try again.' : null),
    line: (lines.length === 1 && checked[0]) || null,
    setDraft: (next) => {
      // Text that the visitor types is for the server that the visitor chose.
      if (next.input.trim() === '') setEngine(undefined);
      setFault(null);
      setSubmittedTo(null);
      setDraft(next);
    },
    submit,
    confirm: run,
    goBack: () => setReviewing(false),
  };
}
