import type { ReactNode } from 'react';
import { Page, PageHead } from '@starhaven/ui-kit';
import classes from './article.module.css';

/** A page of text: title, introduction and content. */
export function Article({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page kind="reading" as="article" className={classes.article}>
      <PageHead title={title}>{lead}</PageHead>
      {children}
    </Page>
  );
}
