import type { Language } from '@starhaven/contracts';
import type { HandbookGame } from '../../lib/handbook-game';
import type { ItemSummary } from '../../lib/item-summary';
import { itemKey } from '../../lib/item-summary';
import { itemPath } from '../../lib/item-path';
import { languageNames } from '../../lib/language-names';
import { ItemCard } from './item-card';
import classes from './item-grid.module.css';

export interface ItemGridProps {
  items: readonly ItemSummary[];
  games: readonly HandbookGame[];
  language: Language;
}

/** Cards of items, as many beside each other as fit. */
export function ItemGrid({ items, games, language }: ItemGridProps) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={itemKey(item)}>
          <ItemCard
            item={item}
            to={itemPath(item, games, language)}
            lang={languageNames[language].tag}
            gameTitle={games.find(({ id }) => id === item.game)?.title}
          />
        </li>
      ))}
    </ul>
  );
}
