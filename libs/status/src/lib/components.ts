import type { ComponentName, StatusComponent } from '@starhaven/contracts';
import { componentNames } from '@starhaven/contracts';

/** The four cards' titles (docs/behaviour/status.md#system-components). */
export const componentTitle: Record<ComponentName, string> = {
  web: 'Web Services',
  game_servers: 'Game Servers',
  database: 'Database',
  delivery: 'CDN',
};

const staticDetail: Record<ComponentName, string> = {
  web: 'Website and accounts',
  game_servers: 'Worlds of all three games',
  database: 'Accounts and characters',
  delivery: 'Downloads and pictures',
};

export type ShownComponent = Pick<StatusComponent, 'name' | 'state' | 'detail' | 'latencyMs'>;

/** What a host that measures nothing gets: all fixed as operational (docs/behaviour/status.md#system-components). */
export const staticComponents: readonly ShownComponent[] = componentNames.map((name) => ({
  name,
  state: 'operational',
  detail: staticDetail[name],
  latencyMs: null,
}));

/** All four in their order; one that was not measured is unknown. */
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
