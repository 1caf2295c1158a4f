import { toTags } from '@starhaven/prose';
import { forwardRef } from 'react';
import { SideBySide } from '../components/side-by-side/side-by-side';
import classes from './post-form.module.css';
import type { NewerPost } from './post-reply';
import type { PostValues } from './post-values';

export interface BothVersionsProps {
  /** The version that somebody else saved in the meantime. */
  newer: NewerPost;
  values: PostValues;
}

/** Shows the text that somebody else saved next to the author's own, so that nothing is overwritten unseen. */
export const BothVersions = forwardRef<HTMLElement, BothVersionsProps>(function BothVersions({ newer, values }, ref) {
  return (
    <section ref={ref} tabIndex={-1} className={classes.card} aria-label="Both versions">
      <SideBySide
        left={{ title: 'The saved version', text: comparedText(newer) }}
        right={{ title: 'Your text', text: comparedText(values) }}
      />
      <p>
        Nothing was overwritten. Copy what you want to keep from the saved version into your text below, then save. Your
        text becomes the newest version, and the other one stays in the list of versions.
      </p>
    </section>
  );
});

/** A post as one text, so that the comparison shows a difference in any field. */
const comparedText = ({ title, shortContent, tags, content }: Omit<NewerPost, 'version' | 'savedAt'>) =>
  `Title: ${title}\nShort description: ${shortContent}\nTags: ${toTags(tags).join(', ')}\n\n${content}`;
