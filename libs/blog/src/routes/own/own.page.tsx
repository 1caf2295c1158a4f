import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { OwnBlogPost } from '@starhaven/contracts/blog';
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
import classes from '../../components/post-rows/post-rows.module.css';
import type { loader } from './own.route.server';

const groups = [
  ['Drafts', (post: OwnBlogPost) => post.deletedAt === 0 && post.state === 'draft'],
  ['Planned', (post: OwnBlogPost) => post.deletedAt === 0 && post.state === 'planned'],
  ['Published', (post: OwnBlogPost) => post.deletedAt === 0 && post.state === 'published'],
  ['Deleted', (post: OwnBlogPost) => post.deletedAt !== 0],
] as const;

/** An author's posts in every state (docs/behaviour/blog.md#post-states). */
export function OwnPage() {
  const { posts, problem, isAllowed } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (!isAllowed) return <AccessDenied message="You don't have permission to create blog posts." />;
  return (
    <Page kind="reading">
      <PageHead
        title="Your posts"
        actions={
          <>
            <ButtonLink to="/blog/create" tone="primary">
              Create Post
            </ButtonLink>
            <ButtonLink to="/blog">Back to Blog</ButtonLink>
          </>
        }
      />
      <ReplyMessage message={reply?.message} />
      {problem ? <ProblemPanel problem={problem} /> : null}
      {!problem && posts.length === 0 ? <p>You have written nothing yet.</p> : null}
      {groups.map(([title, belongs]) => {
        const rows = posts.filter(belongs);
        return rows.length === 0 ? null : (
          <section key={title} aria-label={title} className={classes.group}>
            <h2>{title}</h2>
            <ul className={classes.list}>
              {rows.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </ul>
          </section>
        );
      })}
    </Page>
  );
}

function PostRow({ post }: { post: OwnBlogPost }) {
  const { id, title, state, publishAt, deletedAt, update, time } = post;
  return (
    <li className={classes.row}>
      <div>
        {deletedAt > 0 ? <bdi>{title}</bdi> : <SiteLink to={`/blog/edit/${id}`}>{title}</SiteLink>}
        <p className={classes.quiet}>
          {deletedAt > 0 ? (
            <>
              Deleted <LocalTime time={deletedAt} />
            </>
          ) : state === 'planned' ? (
            <>
              Appears <LocalTime time={publishAt} />
            </>
          ) : (
            <>
              Saved <LocalTime time={update || time} />
            </>
          )}
        </p>
      </div>
      {deletedAt > 0 ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="restore" className={buttonClass()}>
            Bring back
          </button>
        </Form>
      ) : null}
    </li>
  );
}
