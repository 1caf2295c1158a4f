import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CopyButton, SiteLink } from '@starhaven/ui-kit';
import type { ItemRelation, Language } from '@starhaven/contracts';
import { rarityStyle, Stars } from '../../components/item-card/item-card';
import { ItemGrid } from '../../components/item-card/item-grid';
import { ItemIcon } from '../../components/item-icon/item-icon';
import { ItemNames } from '../../components/item-names/item-names';
import { PageProblemPanel } from '../../components/page-problem/page-problem';
import { PropertyValues } from '../../components/property-values/property-values';
import { itemPath } from '../../lib/item-path';
import type { ItemSummary } from '../../lib/item-summary';
import { missingName } from '../../lib/item-summary';
import { languageNames } from '../../lib/language-names';
import type { loader } from './item.route.server';
import classes from './item.module.css';

const relationTitles: Record<ItemRelation, string> = {
  set: 'Other pieces of the set',
  main: 'Main properties it can have',
  sub: 'Sub properties it can have',
  artifact: 'Artifacts that can have it',
  'same-name': 'Others of the same name',
};

export interface ItemPageProps {
  /** What else the site can do with the item, such as commands that use it; below its facts. */
  renderActions?: (item: ItemSummary) => ReactNode;
}

/** Everything about one item. */
export function ItemPage({ renderActions }: ItemPageProps) {
  const page = useLoaderData<typeof loader>();
  if (page.problem) return <PageProblemPanel problem={page.problem} />;
  const { view, game, type, games, language } = page;
  const { item, desc, facts, table, related } = view;
  const name = item.name || missingName;
  const { tag } = languageNames[language];
  const pathIn = (code: Language) => itemPath(item, games, code) ?? '/handbook';

  return (
    <div className={classes.page} style={rarityStyle(item.stars)}>
      <nav aria-label="Breadcrumb">
        <ol className={classes.trail}>
          <li>
            <SiteLink to="/handbook">Handbook</SiteLink>
          </li>
          <li>
            <SiteLink to={`/handbook?game=${game.id}`}>{game.title}</SiteLink>
          </li>
          <li>
            <SiteLink to={`/handbook?game=${game.id}&type=${type.type}`}>{type.plural}</SiteLink>
          </li>
        </ol>
      </nav>

      <header className={classes.head}>
        <ItemIcon key={item.icon} icon={item.icon} type={item.type} size="page" />
        <div>
          <h1 lang={tag}>{name}</h1>
          <Stars stars={item.stars} />
          <p className={classes.kind}>
            {type.label} · {game.title}
          </p>
          <p className={classes.id}>
            ID <code>{item.id}</code>
            <CopyButton text={item.id} subject={`ID of ${name}`} />
          </p>
        </div>
      </header>

      {desc ? (
        <p className={classes.desc} lang={tag}>
          {desc}
        </p>
      ) : null}

      {facts.length > 0 ? (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {table ? <PropertyValues table={table} /> : null}
      {renderActions?.(item)}
      <ItemNames view={view} language={language} pathIn={pathIn} />
      {related.map(({ relation, items }) => (
        <section key={relation} className={classes.related}>
          <h2>{relationTitles[relation]}</h2>
          <ItemGrid items={items} games={games} language={language} />
        </section>
      ))}
    </div>
  );
}
