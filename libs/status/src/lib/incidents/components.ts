import type { ComponentName, StatusComponent } from '@starhaven/contracts/status';
import { componentNames } from '@starhaven/contracts/status';

const staticDetail: Record<ComponentName, string> = {
  web: 'Website and accounts',
  game_servers: 'Worlds of all three games',
  database: 'Accounts and characters',
  delivery: 'Downloads and pictures',
};

export type ShownComponent = Pick<StatusComponent, 'name' | 'state' | 'detail' | 'latencyMs'>;

/** For a host that measures nothing, all parts are shown as operational (docs/behaviour/status.md#system-components). */
export const staticComponents: readonly ShownComponent[] = componentNames.map((name) => ({
  name,
  state: 'operational',
  detail: staticDetail[name],
  latencyMs: null,
}));

/** All four parts in order; a part without a measurement is unknown. */
export function measuredComponents(components: readonly StatusComponent[]): readonly ShownComponent[] {
  return componentNames.map(
    (name): ShownComponent =>
      components.find((component) => component.name === name) ?? {
        name,
        state: 'unknown',
        detail: 'Nothing has been measured lately',
        latencyMs: null,
      },
  );
}
