import { CopyButton, SiteLink } from '@starhaven/ui-kit';
import type { ItemLanguage } from '../../lib/item/item-view';
import classes from './item-names.module.css';

/** The item's names in all languages; each language links to the page in that language. */
export function ItemNames({ languages }: { languages: readonly ItemLanguage[] }) {
  return (
    <section className={classes.names} aria-labelledby="names">
      <h2 id="names">{languages.some(({ name }) => name) ? 'Names' : 'Languages'}</h2>
      <ul className={classes.list}>
        {languages.map(({ label, tag, name, to, isCurrent }) => (
          <li key={tag}>
            {to === null ? (
              <span lang={tag}>{label}</span>
            ) : (
              <SiteLink to={to} lang={tag} isReplacing keepsScroll aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </SiteLink>
            )}
            {name === null ? null : (
              <>
                <b lang={tag}>{name}</b>
                <CopyButton text={name} subject={`name in ${label}`} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
