import { useLoaderData } from '@remix-run/react';
import { ButtonLink, SiteLink } from '@starhaven/ui-kit';
import { dataChangeKinds } from '@starhaven/contracts';
import { PageProblemPanel } from '../../components/page-problem/page-problem';
import { UpdateTime } from '../../components/update-time/update-time';
import { changePath } from '../../lib/changes-path';
import type { loader } from './changes.route.server';
import classes from './changes.module.css';

/** The history of a game's data. */
export function ChangesPage() {
  const { game, versions, nowSeconds, problem } = useLoaderData<typeof loader>();
  if (problem || !game) return problem ? <PageProblemPanel problem={problem} /> : null;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>What changed in {game.title}</h1>
        <p>Each update of the handbook with the items that it added, changed and removed.</p>
      </header>
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
    </div>
  );
}
