import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import {
  buildCommand,
  enginePart,
  isDestructive,
  valuePrefix,
  valuesFromSearch,
  valuesToSearch,
} from '@starhaven/game-commands';
import { buttonClass, useBeforePaint } from '@starhaven/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EngineTab } from '../../lib/engines/engine-tab';
import { BuiltLines } from '../built-lines/built-lines';
import { useCommandFacts } from '../item-data/item-data';
import { ParamField } from '../param-field/param-field';
import classes from './command-form.module.css';

export interface CommandFormProps {
  place: EngineTab;
  command: Command;
  values: CommandValues;
  /** The search of the list, which the page without JavaScript keeps in its address. */
  query: string;
  onFill: (commandId: string, values: CommandValues) => void;
  onUsed: (commandId: string) => void;
}

/**
 * The form of a command. It is a plain GET form: without JavaScript the server builds the line from the address; with JavaScript each
 * change builds it at once.
 */
export function CommandForm({ place, command, values, query, onFill, onUsed }: CommandFormProps) {
  const facts = useCommandFacts();
  const form = useRef<HTMLFormElement>(null);
  const built = useMemo(() => buildCommand({ command, values, facts }), [command, values, facts]);
  const isTried = Object.keys(values).length > 0;
  const line = built.lines[0] ?? '';
  const isDangerous = isDestructive(command, line);
  const [clearedIds, setClearedIds] = useState<readonly string[]>(built.clearedParams);
  const cleared = command.params.filter(({ id }) => clearedIds.includes(id));
  const commandPlace = { ...place, commandId: command.id };

  // Two changes can happen before one render, and the second must include the first.
  const newest = useRef(values);
  useBeforePaint(() => {
    newest.current = values;
  }, [values]);
  const fill = (next: CommandValues) => {
    newest.current = next;
    onFill(command.id, next);
  };

  const early = useRef<CommandValues>({});
  useBeforePaint(() => {
    // Text that was typed before hydration is only in the fields; the effects of the pickers empty theirs.
    if (!form.current) return;
    const typed = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    early.current = valuesFromSearch(command, typed, valuePrefix);
  }, []);
  useEffect(() => {
    const found = early.current;
    const textOf = (some: CommandValues) => valuesToSearch(command, some).toString();
    if (textOf(found) !== textOf(built.values)) fill(found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the fields as the browser shows them
  }, []);

  const change = (paramId: string, chosen: readonly string[]) => {
    const next = { ...newest.current, [paramId]: chosen };
    const lost = buildCommand({ command, values: next, facts }).clearedParams;
    setClearedIds(lost);
    fill({ ...next, ...Object.fromEntries(lost.map((id) => [id, []])) });
  };
  return (
    <form
      ref={form}
      className={classes.form}
      method="get"
      action={`/command/${enginePart(place)}`}
      noValidate
      aria-label={command.label || command.head}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="command" value={command.id} />
      {query.trim() === '' ? null : <input type="hidden" name="q" value={query} />}
      {command.warning ? <p className={classes.warning}>{command.warning}</p> : null}
      {built.isReordered ? <p className={classes.badge}>Parameters Reordered</p> : null}
      {built.visibleParams.length > 0 ? (
        <div className={classes.fields}>
          {built.visibleParams.map((param) => (
            <ParamField
              key={param.id}
              place={commandPlace}
              command={command}
              param={param}
              values={values}
              // An empty form is not an error yet: what is missing is shown in place of the line.
              errors={built.faults
                .filter(({ paramId, code }) => paramId === param.id && (isTried || code !== 'required'))
                .map(({ message }) => message)}
              unverified={built.unverified.filter(({ paramId }) => paramId === param.id).map(({ value }) => value)}
              onChange={change}
            />
          ))}
        </div>
      ) : null}
      {cleared.length > 0 ? (
        <p className={classes.note} role="status">
          Left out, because it does not go with the other choices:{' '}
          {cleared.map(({ label, id }) => label || id).join(', ')}.
        </p>
      ) : null}
      {built.visibleParams.length > 0 ? (
        <button type="submit" className={`${buttonClass('primary')} ${classes.build}`}>
          Build
        </button>
      ) : null}
      <BuiltLines
        built={built}
        engine={{ game: place.gameId, id: `${place.gameSlug}/${place.engine}`, name: place.name }}
        isDangerous={isDangerous}
        onUsed={() => onUsed(command.id)}
      />
    </form>
  );
}
