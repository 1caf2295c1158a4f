import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';
import { findInChosen, findInLists, toCommandFacts } from '../../lib/chosen/chosen-items';
import type { ChosenItems, FindRows } from '../../lib/chosen/chosen-items';
import { itemLists } from '../../lib/picker/item-lists';

const none: ChosenItems = { game: 0, language: 'EN', lists: [] };
const ItemDataContext = createContext<ChosenItems>(none);

export interface ItemDataProps {
  /** From `readChosenItems` of the page's loader. */
  chosen: ChosenItems;
  children: ReactNode;
}

/** Gives the pickers of a page the language of the names and the items that the server has already looked up. */
export function ItemData({ chosen, children }: ItemDataProps) {
  return <ItemDataContext.Provider value={chosen}>{children}</ItemDataContext.Provider>;
}

/** The language of item names on this page. */
export const usePickerLanguage = () => useContext(ItemDataContext).language;

/** Finds rows in the loaded lists, else in what the server sent. The function changes when more rows can be found. */
export function useFindRows(): FindRows {
  const chosen = useContext(ItemDataContext);
  const version = useSyncExternalStore(
    itemLists.subscribe,
    () => itemLists.version,
    () => 0,
  );
  return useMemo(() => {
    const findSent = findInChosen(chosen);
    const { game, language } = chosen;
    const stateOf = (type: ItemParamType) => itemLists.get({ game, type, language });
    const findLoaded = findInLists(game, (type) => {
      const state = stateOf(type);
      return state.status === 'ready' ? { rows: state.list.rows, byId: state.byId } : undefined;
    });
    const find: FindRows = (type, id) => (stateOf(type).status === 'ready' ? findLoaded : findSent)(type, id);
    return find;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lists are outside React; `version` changes with them
  }, [chosen, version]);
}

/** The page's handbook data for `buildCommand`; it grows while lists load. */
export function useCommandFacts(): CommandFacts {
  const find = useFindRows();
  return useMemo(() => toCommandFacts(find), [find]);
}
