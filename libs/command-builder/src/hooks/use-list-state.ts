import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { useCallback, useState } from 'react';
import type { EngineTab } from '../lib/engines/engine-tab';
import type { ListAddress } from '../lib/commands/list-address';
import { listHref } from '../lib/commands/list-address';
import { useAddress } from './use-address';

export interface CommandListData {
  current: EngineTab;
  commands: readonly Command[];
  address: ListAddress;
  /** The values of the opened command. */
  values: CommandValues;
}

interface Cards {
  open: ReadonlySet<string>;
  /** Set when every card is open, cleared when none is (docs/behaviour/commands.md#command-list-page). */
  isAllShown: boolean;
  /** The command in the address: the one that was opened or filled in last. */
  lastId: string | null;
}

const noValues: CommandValues = {};

/** The visitor's search, open cards and values; the address follows them. A closed card keeps its values. */
export function useListState({ current, commands, address, values: firstValues }: CommandListData) {
  const [query, setQuery] = useState(address.query);
  const [filled, setFilled] = useState<ReadonlyMap<string, CommandValues>>(
    () => new Map(address.commandId === null ? [] : [[address.commandId, firstValues]]),
  );
  const usable = commands.filter(({ fault }) => !fault);
  const [cards, setCards] = useState<Cards>(() => ({
    open: new Set(address.isAllShown ? usable.map(({ id }) => id) : [address.commandId ?? []].flat()),
    isAllShown: address.isAllShown,
    lastId: address.commandId,
  }));

  const toggle = useCallback(
    (id: string, isOpen: boolean) =>
      setCards(({ open, isAllShown, lastId }) => {
        const next = new Set(open);
        if (isOpen) next.add(id);
        else next.delete(id);
        const isEvery = next.size >= usable.length;
        return {
          open: next,
          isAllShown: isEvery || (isAllShown && next.size > 0),
          lastId: isOpen ? id : lastId === id ? null : lastId,
        };
      }),
    [usable.length],
  );
  const toggleAll = () =>
    setCards(({ isAllShown }) => ({
      open: new Set(isAllShown ? [] : usable.map(({ id }) => id)),
      isAllShown: !isAllShown,
      lastId: null,
    }));
  const fill = useCallback((id: string, values: CommandValues) => {
    setFilled((all) => new Map(all).set(id, values));
    setCards((now) => (now.lastId === id ? now : { ...now, lastId: id }));
  }, []);
  const valuesOf = (id: string): CommandValues => filled.get(id) ?? noValues;

  const last = commands.find(({ id }) => id === cards.lastId);
  const now = { query, commandId: cards.lastId, isAllShown: cards.isAllShown };
  const href = listHref(current, now, last ? { command: last, values: valuesOf(last.id) } : null);
  useAddress(href);
  return { query, setQuery, open: cards.open, isAllShown: cards.isAllShown, toggle, toggleAll, fill, valuesOf, href };
}
