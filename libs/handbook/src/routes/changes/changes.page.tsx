import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Page, PageHead, SiteLink } from '@starhaven/ui-kit';
import { dataChangeKinds } from '@starhaven/contracts/handbook';
import { HandbookProblem } from '../../components/page-problem/page-problem';
import { UpdateTime } from '../../components/update-time/update-time';
import { changePath } from '../../lib/changes/changes-path';
import type { loader } from './changes.route.server';
import classes from '../../components/change-list/change-list.module.css';

/** The history of a game's data. */
export function ChangesPage() {
  const { game, versions, nowSeconds, problem } = useLoaderData<typeof loader>();
  if (problem || !game) return problem ? <HandbookProblem problem={problem} /> : null;
  return (
    <Page kind="reading">
      <PageHead title={`What changed in ${game.title}`}>
        Each update of the handbook with the items that it added, changed and removed.
      </PageHead>
      {versions.length === 0 ? (
        <p className={classes.none}>Nothing has changed since the handbook was filled.</p>
      ) : null}
      <ol className={classes.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <h2>
              <SiteLink to={changePath(game.slug, version.id, { kind: null, page: 1 })}>
                <UpdateTime time={version.time} now={nowSeconds} />
              </SiteLink>
            </h2>
            <ul className={classes.kinds}>
              {dataChangeKinds.map((kind) => (
                <li key={kind} data-kind={kind}>
                  {version[kind] > 0 ? (
                    <SiteLink to={changePath(game.slug, version.id, { kind, page: 1 })}>
                      {version[kind].toLocaleString('en')} {kind}
                    </SiteLink>
                  ) : (
                    <span>0 {kind}</span>
                  )}
                </li>
              ))}
            </ul>
            <p className={classes.source}>
              Version <code>{version.commit.slice(0, 12) || '???'}</code>
              {version.source ? ` from ${version.source}` : ''}
            </p>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink to={`/handbook?game=${game.id}`}>Back to the handbook</ButtonLink>
      </p>
    </Page>
  );
}
