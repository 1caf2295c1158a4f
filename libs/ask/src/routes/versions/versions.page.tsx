import { useLoaderData } from '@remix-run/react';
import { ButtonLink, LocalTime, Page, PageHead, ProblemPanel, SiteLink, TagList } from '@starhaven/ui-kit';
import { tagPath } from '../../together/ask/ask-paths';
import { toSeconds } from '../../lib/list/question-card';
import classes from './versions.module.css';
import type { loader } from './versions.route.server';

/** The saved versions of a question or an answer, and the text of one of them. */
export function VersionsPage() {
  const { kind, id, versions, shown, problem } = useLoaderData<typeof loader>();
  if (shown === null) {
    return (
      <Page kind="reading">
        {problem ? (
          <ProblemPanel problem={problem} level={1}>
            <ButtonLink to="/ask">Back to the questions</ButtonLink>
          </ProblemPanel>
        ) : null}
      </Page>
    );
  }
  return (
    <Page kind="reading">
      {kind === 'question' ? (
        <p>
          <SiteLink to={`/ask/${encodeURIComponent(id)}`}>Back to the question</SiteLink>
        </p>
      ) : null}
      <PageHead title={kind === 'question' ? 'History of a question' : 'History of an answer'} />
      <nav aria-label="Versions">
        <ol className={classes.list}>
          {versions.map(({ version, time, editor }) => (
            <li key={version}>
              <SiteLink
                to={`?version=${version}`}
                aria-current={version === shown.version || undefined}
                className={classes.version}
              >
                Version {version}
              </SiteLink>{' '}
              {time > 0 ? <LocalTime time={toSeconds(time)} /> : null} <bdi>{editor.username || 'a former member'}</bdi>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes.text} aria-label={`Version ${shown.version}`}>
        {shown.title === '' ? null : <h2>{shown.title}</h2>}
        <TagList tags={shown.tag} toPath={tagPath} />
        {shown.engineVersion === '' ? null : <p>Confirmed on {shown.engineVersion}</p>}
        <pre tabIndex={0} dir="auto">
          {shown.body}
        </pre>
      </article>
    </Page>
  );
}
