import { CopyButton, SiteLink, ItemIcon, rarityStyle } from '@starhaven/ui-kit';
import type { ItemSummary } from '../../lib/items/item-summary';
import classes from './item-card.module.css';

export interface ItemCardProps {
  item: ItemSummary;
  /** Tag of the language that the visitor chose for the texts. */
  lang: string;
}

/** One item of the results. */
export function ItemCard({ item, lang }: ItemCardProps) {
  const { id, name, desc, to, kind, alsoKnownAs } = item;
  return (
    <article className={classes.card} style={rarityStyle(item.stars)}>
      <ItemIcon icon={item.icon} drawing={item.drawing} size="card" />
      <div className={classes.body}>
        <h3 className={classes.name} lang={item.nameLang ?? lang}>
          {to === null ? name : <SiteLink to={to}>{name}</SiteLink>}
        </h3>
        {alsoKnownAs ? (
          <p className={classes.also}>
            also known as <b lang={alsoKnownAs.lang ?? lang}>{alsoKnownAs.name}</b>
            {alsoKnownAs.language ? <span lang={alsoKnownAs.lang ?? lang}> ({alsoKnownAs.language})</span> : null}
          </p>
        ) : null}
        <Stars item={item} />
        {kind ? <p className={classes.kind}>{kind}</p> : null}
      </div>
      {desc ? (
        <p className={classes.desc} lang={item.descLang ?? lang}>
          {desc}
        </p>
      ) : null}
      <p className={classes.id}>
        <span>
          ID <code>{id}</code>
        </span>
        <CopyButton text={id} subject={`ID of ${name}`} />
      </p>
    </article>
  );
}

/** A grid of item cards, with as many columns as fit, or a dense list without descriptions. */
export function ItemGrid({
  items,
  lang,
  isDense = false,
}: {
  items: readonly ItemSummary[];
  lang: string;
  isDense?: boolean;
}) {
  return (
    <ul className={isDense ? `${classes.grid} ${classes.dense}` : classes.grid}>
      {items.map((item) => (
        <li key={item.key}>
          <ItemCard item={item} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

/** Rarity as stars with its name; nothing for items without one. */
export function Stars({ item: { stars, rarity } }: { item: Pick<ItemSummary, 'stars' | 'rarity'> }) {
  if (stars === 0) return null;
  return (
    <p className={classes.stars} role="img" aria-label={rarity}>
      {'★'.repeat(stars)}
    </p>
  );
}
