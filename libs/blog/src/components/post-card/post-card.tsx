import { useSession } from '@starhaven/session';
import { LocalTime, Picture, SiteLink, TagList } from '@starhaven/ui-kit';
import { isAuthor } from '../../lib/may-edit';
import { tagPath } from '../../together/post-paths';
import type { PostSummary } from '../../together/post-summary';
import { RemovePost } from '../../together/remove-post/remove-post';
import classes from './post-card.module.css';

export interface PostCardProps {
  post: PostSummary;
  /** `first` for the first visible picture on a phone, `eager` for others on the first screen. */
  loading: 'first' | 'eager' | 'lazy';
}

/** A post in a list (docs/behaviour/blog.md#blog-list). */
export function PostCard({ post, loading }: PostCardProps) {
  const { id, title, shortContent, thumbnail, to, tags, owner, time, views, minutes } = post;
  const session = useSession();
  return (
    <article className={classes.card}>
      {thumbnail === '' ? (
        <div className={classes.blank} aria-hidden="true" />
      ) : (
        <Picture
          className={classes.image}
          src={thumbnail}
          alt=""
          width={800}
          height={450}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          decoding={loading === 'first' ? undefined : 'async'}
          {...(loading === 'first' ? { fetchpriority: 'high' } : {})}
        />
      )}
      <div className={classes.body}>
        <h2 className={classes.title}>
          <SiteLink to={to}>{title}</SiteLink>
        </h2>
        <p className={classes.text}>{shortContent}</p>
        <p className={classes.facts}>
          {time > 0 ? <LocalTime time={time} form="day" /> : null}
          {owner.username === '' ? null : <bdi>{owner.username}</bdi>}
          <span>{views === 1 ? '1 view' : `${views} views`}</span>
          {minutes > 0 ? <span>{minutes} min read</span> : null}
        </p>
        <TagList tags={tags} toPath={tagPath} />
        {isAuthor(session, owner) ? (
          <p className={classes.actions}>
            <SiteLink to={`/blog/edit/${encodeURIComponent(id)}`} aria-label={`Edit ${title}`}>
              Edit
            </SiteLink>
            <RemovePost id={id} title={title} from="list" />
          </p>
        ) : null}
      </div>
    </article>
  );
}
