import { useSession } from '@starhaven/session';
import type { CoverPictureProps } from '@starhaven/ui-kit';
import { CoverPicture, LocalTime, SiteLink, TagList, mediaCardClass } from '@starhaven/ui-kit';
import { isAuthor } from '../../lib/may-edit';
import { tagPath } from '../../together/blog/post-paths';
import type { PostSummary } from '../../together/blog/post-summary';
import { RemovePost } from '../../together/blog/remove-post/remove-post';
import classes from './post-card.module.css';

export interface PostCardProps {
  post: PostSummary;
  loading: CoverPictureProps['loading'];
}

/** A post in a list (docs/behaviour/blog.md#blog-list). */
export function PostCard({ post, loading }: PostCardProps) {
  const { id, title, shortContent, thumbnail, to, tags, owner, time, views, minutes } = post;
  const session = useSession();
  return (
    <article className={mediaCardClass}>
      {thumbnail === '' ? (
        <div className={classes.blank} aria-hidden="true" />
      ) : (
        <CoverPicture src={thumbnail} loading={loading} />
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
