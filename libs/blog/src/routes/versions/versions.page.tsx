import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import {
  ButtonLink,
  LocalTime,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  SiteLink,
  buttonClass,
} from '@starhaven/ui-kit';
import { AccessDenied } from '../../components/access-denied/access-denied';
import { SideBySide } from '../../components/side-by-side/side-by-side';
import classes from '../../components/post-rows/post-rows.module.css';
import type { loader } from './versions.route.server';

/** Shows, compares and restores earlier versions (docs/behaviour/blog.md#versions). */
export function VersionsPage() {
  const { id, versions, chosen, newest, isDenied, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (isDenied) return <AccessDenied message="You don't have permission to edit this blog post." />;
  return (
    <Page kind="reading">
      <PageHead title="Versions" actions={<ButtonLink to={`/blog/edit/${id}`}>Back to the editor</ButtonLink>} />
      <ReplyMessage message={reply?.message} />
      {problem ? <ProblemPanel problem={problem} /> : null}
      {chosen && newest ? (
        <section aria-label="Comparison">
          <SideBySide
            left={{ title: `Version ${chosen.version}: ${chosen.title}`, text: chosen.content }}
            right={{ title: `Newest version: ${newest.title}`, text: newest.content }}
          />
          {chosen.version === newest.version ? null : (
            <Form method="post">
              <input type="hidden" name="version" value={chosen.version} />
              <button type="submit" name="intent" value="bring-back" className={buttonClass('primary')}>
                Bring version {chosen.version} back
              </button>
            </Form>
          )}
        </section>
      ) : null}
      <ul className={classes.list}>
        {versions.map(({ version, time, author, title }) => (
          <li key={version} className={classes.row}>
            <div>
              <SiteLink to={`?version=${version}`}>
                Version {version}: {title}
              </SiteLink>
              <p className={classes.quiet}>
                <LocalTime time={time} /> by <bdi>{author.username}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
