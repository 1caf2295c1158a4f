import type { Command } from '@starhaven/contracts/commands';
import { cardId } from '@starhaven/game-commands';
import { SiteLink } from '@starhaven/ui-kit';
import type { EngineTab } from '../../lib/engines/engine-tab';
import type { KeptCommands } from '../../lib/commands/kept-commands';
import { keyOf } from '../../lib/commands/kept-commands';
import { listHref } from '../../lib/commands/list-address';
import classes from './kept-commands.module.css';

export interface KeptCommandLinksProps {
  place: EngineTab;
  commands: readonly Command[];
  kept: KeptCommands;
  onOpen: (commandId: string) => void;
}

/** Shortcuts to the favourite and recently used commands of this engine; renders nothing if there are none. */
export function KeptCommandLinks({ place, commands, kept, onOpen }: KeptCommandLinksProps) {
  const find = (keys: readonly string[]) =>
    keys.flatMap((key) => commands.find(({ id, fault }) => !fault && keyOf(place, id) === key) ?? []);
  const groups = [
    { title: 'Favourites', found: find(kept.favourites) },
    { title: 'Recently used', found: find(kept.recent) },
  ].filter(({ found }) => found.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={classes.groups}>
      {groups.map(({ title, found }) => (
        <nav key={title} aria-label={title} className={classes.group}>
          <h2 className={classes.title}>{title}</h2>
          <ul className={classes.links}>
            {found.map(({ id, label, head }) => (
              <li key={id}>
                <SiteLink
                  to={`${listHref(place, { query: '', commandId: id, isAllShown: false })}#${encodeURIComponent(cardId(id))}`}
                  isReload
                  className={classes.link}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(id);
                  }}
                >
                  {label || head || id}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
