import { useLoaderData } from '@remix-run/react';
import { CopyButton, Page, SiteLink, ItemIcon, rarityStyle } from '@starhaven/ui-kit';
import { ItemGrid, Stars } from '../../components/item-card/item-card';
import { ItemCommandLinks } from '../../components/item-commands/item-commands';
import { ItemNames } from '../../components/item-names/item-names';
import { HandbookProblem } from '../../components/page-problem/page-problem';
import { PropertyValues } from '../../components/property-values/property-values';
import type { loader } from './item.route.server';
import classes from './item.module.css';

/** All data about one item. */
export function ItemPage() {
  const page = useLoaderData<typeof loader>();
  if (page.problem) return <HandbookProblem problem={page.problem} />;
  const { view, trail, commands } = page;
  const { item, lang, desc, facts, table, languages, related } = view;

  return (
    <Page style={rarityStyle(item.stars)}>
      <nav aria-label="Breadcrumb">
        <ol className={classes.trail}>
          {trail.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ol>
      </nav>

      <header className={classes.head}>
        <ItemIcon icon={item.icon} drawing={item.drawing} size="page" />
        <div>
          <h1 lang={item.nameLang ?? lang}>{item.name}</h1>
          <Stars item={item} />
          <p className={classes.kind}>{item.kind}</p>
          <p className={classes.id}>
            ID <code>{item.id}</code>
            <CopyButton text={item.id} subject={`ID of ${item.name}`} />
          </p>
        </div>
      </header>

      {desc ? (
        <p className={classes.desc} lang={item.descLang ?? lang}>
          {desc}
        </p>
      ) : null}

      {facts.length > 0 ? (
        <dl className={classes.facts}>
          {facts.map(({ label, value, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{to === undefined ? value : <SiteLink to={to}>{value}</SiteLink>}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {table ? <PropertyValues table={table} /> : null}
      <ItemCommandLinks commands={commands} />
      <ItemNames languages={languages} />
      {related.map(({ title, items }) => (
        <section key={title} className={classes.related}>
          <h2>{title}</h2>
          <ItemGrid items={items} lang={lang} />
        </section>
      ))}
    </Page>
  );
}
