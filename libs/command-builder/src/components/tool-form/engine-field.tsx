import { SelectField } from '@starhaven/ui-kit';
import type { EngineChoice } from '../../lib/engines/engine-choice';

export interface EngineFieldProps {
  engines: readonly EngineChoice[];
  /** Id of the chosen engine; empty for none. */
  value: string;
  /** Text of the option without an engine; if it is missing, an engine is always chosen. */
  anyLabel?: string;
  label?: string;
  id?: string;
  errors?: readonly string[];
  /** What a refused form sent; the choice stays as it is. */
  sent?: string | undefined;
}

/** Chooses an engine, grouped by game. */
export function EngineField(props: EngineFieldProps) {
  const { engines, value, anyLabel, label = 'Engine', id = 'engine', errors = [], sent } = props;
  const games = [...new Map(engines.map(({ gameId, gameTitle }) => [gameId, gameTitle]))];
  return (
    <SelectField key={value} id={id} name="engine" label={label} defaultValue={sent ?? value} errors={errors}>
      {anyLabel === undefined ? null : <option value="">{anyLabel}</option>}
      {games.map(([gameId, gameTitle]) => (
        <optgroup key={gameId} label={gameTitle}>
          {engines
            .filter((engine) => engine.gameId === gameId)
            .map((engine) => (
              <option key={engine.id} value={engine.id}>
                {engine.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
