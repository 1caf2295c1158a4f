import { cardId } from '@starhaven/game-commands';
import { useIsHydrated } from '@starhaven/ui-kit';
import { useCallback, useMemo } from 'react';
import { useKeptCommands } from '../../hooks/use-kept-commands';
import type { CommandListData } from '../../hooks/use-list-state';
import { useListState } from '../../hooks/use-list-state';
import { keyOf, withFavourite, withRecent } from '../../lib/commands/kept-commands';
import { searchCommands } from '../../lib/commands/visible-commands';
import { CommandCard } from '../command-card/command-card';
import { KeptCommandLinks } from '../kept-commands/kept-commands';
import { ListTools } from '../list-tools/list-tools';
import classes from './command-list.module.css';

/** The commands of one engine with search, forms and this browser's favourites. */
export function CommandListView(list: CommandListData) {
  const { current, commands, address } = list;
  const { query, setQuery, open, isAllShown, toggle, toggleAll, fill, valuesOf, href } = useListState(list);
  const [kept, changeKept] = useKeptCommands();
  const isReady = useIsHydrated();
  const shown = useMemo(() => searchCommands(commands, query), [commands, query]);
  const isLinkBroken = address.commandId !== null && !commands.some(({ id }) => id === address.commandId);

  const favour = useCallback(
    (id: string) => changeKept((now) => withFavourite(now, keyOf(current, id))),
    [current, changeKept],
  );
  const use = useCallback(
    (id: string) => changeKept((now) => withRecent(now, keyOf(current, id))),
    [current, changeKept],
  );
  const goTo = (id: string) => {
    setQuery('');
    toggle(id, true);
    // The search may have hidden the card until now.
    requestAnimationFrame(() => {
      const card = document.getElementById(cardId(id));
      card?.scrollIntoView({ block: 'start' });
      card?.querySelector<HTMLElement>('a[aria-expanded]')?.focus({ preventScroll: true });
    });
  };

  return (
    <>
      <ListTools
        place={current}
        query={query}
        isAllShown={isAllShown}
        href={href}
        onQuery={setQuery}
        onToggleAll={toggleAll}
      />
      <KeptCommandLinks place={current} commands={commands} kept={kept} onOpen={goTo} />
      {isLinkBroken ? (
        <p className={classes.note} role="status">
          This engine has no such command, or your role may not use it.
        </p>
      ) : null}
      {shown.length === 0 ? (
        <div className={classes.empty}>
          <h2>No commands found</h2>
          <p>{commands.length === 0 ? 'No commands available for this engine' : 'Try adjusting your search terms'}</p>
        </div>
      ) : (
        <ul className={classes.cards}>
          {shown.map((command) => (
            <CommandCard
              key={command.id}
              place={current}
              command={command}
              isOpen={open.has(command.id)}
              values={valuesOf(command.id)}
              query={query}
              isFavourite={kept.favourites.includes(keyOf(current, command.id))}
              isReady={isReady}
              onToggle={toggle}
              onFill={fill}
              onFavourite={favour}
              onUsed={use}
            />
          ))}
        </ul>
      )}
    </>
  );
}
