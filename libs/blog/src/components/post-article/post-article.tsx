import { CopyLink, OwnerMark, PictureOverlay, TextBody, usePictures } from '@starhaven/prose';
import { useSession } from '@starhaven/session';
import { ExternalLink, LocalTime, Page, Picture, SiteLink, TagList, safePicture } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { mayEdit } from '../../lib/may-edit';
import type { PostHeading } from '../../together/blog/headings';
import type { PostView } from '../../lib/reading/post-page.server';
import { tagPath } from '../../together/blog/post-paths';
import { RemovePost } from '../../together/blog/remove-post/remove-post';
import { PostComments } from './post-comments';
import classes from './post-article.module.css';

export interface PostArticleProps {
  view: PostView;
  /** A draft at its preview link: shows no links to the public page. */
  isPreview?: boolean;
  /** Above the title. */
  children?: ReactNode;
}

/** A complete post (docs/behaviour/blog.md#post-page). */
export function PostArticle({ view, isPreview = false, children }: PostArticleProps) {
  const { post, body, headings } = view;
  const { id, title, tags, owner, time, update, views, minutes } = post;
  const { picture, onClick, close } = usePictures();
  const session = useSession();
  return (
    <Page kind="reading" as="article" className={classes.article}>
      <p>
        <SiteLink to="/blog">Back to Blog</SiteLink>
      </p>
      {children}
      <header className={classes.head}>
        <h1>{title}</h1>
        <div className={classes.facts}>
          <OwnerMark owner={owner} />
          {time > 0 ? <LocalTime time={time} /> : null}
          {update > 0 ? (
            <span>
              Updated: <LocalTime time={update} />
            </span>
          ) : null}
          <span>{views === 1 ? '1 view' : `${views} views`}</span>
          {minutes > 0 ? <span>{minutes} min read</span> : null}
        </div>
        <TagList tags={tags} toPath={tagPath} />
      </header>
      <Thumbnail address={post.thumbnail} onClick={onClick} />
      {post.pictureLink === '' ? null : (
        <p>
          <ExternalLink href={post.pictureLink}>Picture of this post on another site</ExternalLink>
        </p>
      )}
      <Contents headings={headings} />
      <TextBody body={body} onClick={onClick} />
      {isPreview ? null : (
        <footer className={classes.foot}>
          <CopyLink />
          {mayEdit(session, owner) ? (
            <>
              <SiteLink to={`/blog/edit/${encodeURIComponent(id)}`}>Edit</SiteLink>
              <RemovePost id={id} title={title} from="post" />
            </>
          ) : null}
        </footer>
      )}
      {view.comments ? <PostComments name={view.comments} /> : null}
      {picture ? <PictureOverlay picture={picture} onClose={close} /> : null}
    </Page>
  );
}

/**
 * Shows `_small` on the page, with a link to `_original` (docs/behaviour/blog.md#picture-sizes). On a host of the specification, both have
 * absolute addresses. The page already loads the small picture from that host, so the link to the original needs no warning.
 */
function Thumbnail({ address, onClick }: { address: string; onClick: Parameters<typeof TextBody>[0]['onClick'] }) {
  if (safePicture(address) === null) return null;
  const small = address.replace('_thumbnail', '_small');
  const original = address.replace('_thumbnail', '_original');
  const image = (
    <Picture
      src={small}
      alt=""
      width={1280}
      height={720}
      className={classes.thumbnail}
      {...{ fetchpriority: 'high' }}
    />
  );
  if (original === address) return image;
  return (
    <p className={classes.figure} onClick={onClick}>
      <ExternalLink
        href={original}
        isIntercepted={false}
        data-picture=""
        data-reload=""
        aria-label="Click to view full size"
      >
        {image}
      </ExternalLink>
      <small>Click to view full size</small>
    </p>
  );
}

function Contents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length === 0) return null;
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <nav aria-label="Contents" className={classes.contents}>
      <details open>
        <summary>Contents</summary>
        <ol>
          {headings.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth - top}>
              <SiteLink to={`#${encodeURIComponent(id)}`}>{text}</SiteLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
