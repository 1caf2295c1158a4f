import type { CSSProperties } from 'react';
import { findRarity } from '@starhaven/contracts';
import { CopyButton, SiteLink } from '@starhaven/ui-kit';
import type { ItemSummary } from '../../lib/item-summary';
import { missingName } from '../../lib/item-summary';
import { findItemType } from '../../lib/item-types';
import { ItemIcon } from '../item-icon/item-icon';
import classes from './item-card.module.css';

export interface ItemCardProps {
  item: ItemSummary;
  /** null for an item that has no page: its host does not say what it is. */
  to: string | null;
  /** Tag of the language that the texts were asked for in. */
  lang: string;
  gameTitle: string | undefined;
}

/** One item of the results. */
export function ItemCard({ item, to, lang, gameTitle }: ItemCardProps) {
  const name = item.name || missingName;
  const kind = [findItemType(item.type)?.label, gameTitle].filter(Boolean).join(' · ');
  return (
    <article className={classes.card} style={rarityStyle(item.stars)}>
      <ItemIcon icon={item.icon} type={item.type} />
      <div className={classes.body}>
        <h3 className={classes.name} lang={lang}>
          {to === null ? name : <SiteLink to={to}>{name}</SiteLink>}
        </h3>
        <Stars stars={item.stars} />
        {kind ? <p className={classes.kind}>{kind}</p> : null}
      </div>
      {item.desc ? (
        <p className={classes.desc} lang={lang}>
          {item.desc}
        </p>
      ) : null}
      <p className={classes.id}>
        <span>
          ID <code>{item.id}</code>
        </span>
        <CopyButton text={item.id} subject={`ID of ${name}`} />
      </p>
    </article>
  );
}

/** The colour of a rarity, for everything below the element (spec 2 §3). */
export const rarityStyle = (stars: number) =>
  stars > 0 ? ({ '--rarity': `var(--sh-rarity-${stars})` } as CSSProperties) : undefined;

/** Rarity as stars with its name; nothing for items without one. */
export function Stars({ stars }: { stars: number }) {
  const rarity = findRarity(stars);
  if (rarity === null) return null;
  return (
    <p className={classes.stars} role="img" aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${rarity.name}`}>
      {'★'.repeat(stars)}
    </p>
  );
}
