import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { SiteLink } from '../site-link/site-link';
import classes from './tag-list.module.css';

export interface TagListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  tags: readonly string[];
  /** The address of the list of all texts with this tag. */
  toPath: (tag: string) => string;
}

/** The tags of a text as links; nothing without tags. */
export const TagList = forwardRef<HTMLUListElement, TagListProps>(function TagList(
  { tags, toPath, className, ...rest },
  ref,
) {
  if (tags.length === 0) return null;
  return (
    <ul ref={ref} aria-label="Tags" {...rest} className={[classes.tags, className].filter(Boolean).join(' ')}>
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink to={toPath(tag)}>{tag}</SiteLink>
        </li>
      ))}
    </ul>
  );
});
