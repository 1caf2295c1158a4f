import type { ReactNode } from 'react';
import classes from './article.module.css';

/** A page of text: title, an opening sentence, and the rest. */
export function Article({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={classes.article}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
