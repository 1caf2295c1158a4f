import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Page, PageHead, SiteLink } from '@starhaven/ui-kit';
import { dataChangeKinds } from '@starhaven/contracts/handbook';
import { HandbookProblem } from '../../components/page-problem/page-problem';
import { UpdateTime } from '../../components/update-time/update-time';
import { changePath, changesPath } from '../../lib/changes/changes-path';
import type { ShownChange } from '../../lib/changes/shown-change';
import type { loader } from './change.route.server';
import classes from '../../components/change-list/change-list.module.css';

const kindLabels = { added: 'Added', changed: 'Changed', removed: 'Removed' };

/** The changes of one update to a game's items. */
export function ChangePage() {
  const { game, version, changes, pages, asked, nowSeconds, problem } = useLoaderData<typeof loader>();
  if (problem) return <HandbookProblem problem={problem} />;
  if (!game || !version) return null;
  const total = version.added + version.changed + version.removed;
  const pathOf = (kind: typeof asked.kind, page = 1) => changePath(game.slug, version.id, { kind, page });
  return (
    <Page kind="reading">
      <PageHead title={`Changes in ${game.title}`}>
        <UpdateTime time={version.time} now={nowSeconds} />
        {version.source ? `, from ${version.source}` : ''}
      </PageHead>
      <nav aria-label="Kinds of changes">
        <ul className={classes.kinds}>
          <li>
            <SiteLink to={pathOf(null)} aria-current={asked.kind === null ? 'true' : undefined}>
              All {total.toLocaleString('en')}
            </SiteLink>
          </li>
          {dataChangeKinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              <SiteLink to={pathOf(kind)} aria-current={asked.kind === kind ? 'true' : undefined}>
                {kindLabels[kind]} {version[kind].toLocaleString('en')}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {changes.length === 0 ? <p className={classes.none}>There is nothing on this page.</p> : null}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.key} change={change} />
        ))}
      </ul>
      <nav className={classes.pages} aria-label="Pages">
        {asked.page > 1 ? (
          <ButtonLink to={pathOf(asked.kind, asked.page - 1)} rel="prev">
            Previous
          </ButtonLink>
        ) : null}
        {asked.page < pages ? (
          <ButtonLink to={pathOf(asked.kind, asked.page + 1)} rel="next">
            Next
          </ButtonLink>
        ) : null}
        <ButtonLink to={changesPath(game.slug)}>All updates</ButtonLink>
      </nav>
    </Page>
  );
}

function ChangeRow({ change: { kind, id, name, was, to, details } }: { change: ShownChange }) {
  return (
    <li data-kind={kind}>
      <span className={classes.kind}>{kindLabels[kind]}</span>
      <span className={classes.item}>
        {to === null ? <b>{name}</b> : <SiteLink to={to}>{name}</SiteLink>}
        {was ? <span>— was {was}</span> : null}
        <small>{details}</small>
      </span>
      <span className={classes.id}>{id}</span>
    </li>
  );
}
