import { CopyButton, SiteLink } from '@starhaven/ui-kit';
import type { Language } from '@starhaven/contracts';
import { languageNames } from '../../lib/language-names';
import type { ItemView } from '../../lib/item-view';
import classes from './item-names.module.css';

export interface ItemNamesProps {
  view: Pick<ItemView, 'names' | 'offered'>;
  language: Language;
  /** Address of the page in a language. */
  pathIn: (language: Language) => string;
}

/** The names in every language; a language's own name switches the page to it. */
export function ItemNames({ view: { names, offered }, language, pathIn }: ItemNamesProps) {
  const nameless = offered.filter((code) => !names.some((one) => one.language === code));
  return (
    <section className={classes.names} aria-labelledby="names">
      <h2 id="names">{names.length > 0 ? 'Names' : 'Languages'}</h2>
      {names.length > 0 ? (
        <dl className={classes.list}>
          {names.map(({ language: code, name }) => (
            <div key={code}>
              <dt>
                <LanguageLink code={code} current={language} pathIn={code === 'TH' ? null : pathIn} />
              </dt>
              <dd>
                <span lang={languageNames[code].tag}>{name}</span>
                <CopyButton text={name} subject={`name in ${languageNames[code].label}`} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {nameless.length > 0 ? (
        <ul className={classes.languages} aria-label="Show this page in">
          {nameless.map((code) => (
            <li key={code}>
              <LanguageLink code={code} current={language} pathIn={pathIn} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface LanguageLinkProps {
  code: keyof typeof languageNames;
  current: Language;
  /** null for a language that names are known in but pages are not shown in. */
  pathIn: ItemNamesProps['pathIn'] | null;
}

function LanguageLink({ code, current, pathIn }: LanguageLinkProps) {
  const { label, tag } = languageNames[code];
  if (pathIn === null) return <span lang={tag}>{label}</span>;
  return (
    <SiteLink
      to={pathIn(code as Language)}
      lang={tag}
      isReplacing
      keepsScroll
      aria-current={code === current ? 'true' : undefined}
    >
      {label}
    </SiteLink>
  );
}
