import type { ReactNode } from 'react';
import { Page, PageHead } from '@starhaven/ui-kit';
import article from '../../together/article/article.module.css';
import classes from './legal-page.module.css';

export interface LegalSection {
  /** The anchor of the section. Other pages and mails link to it, so it stays when the title changes. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface LegalPageProps {
  title: string;
  lead: string;
  /** `2026-05-01`. */
  today: string;
  sections: readonly LegalSection[];
}

const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text or a reference: with the current date as the specification requires, a list of contents and a print style. */
export function LegalPage({ title, lead, today, sections }: LegalPageProps) {
  return (
    <Page kind="reading" as="article" className={article.article}>
      <PageHead title={title}>{lead}</PageHead>
      <p className={classes.date}>
        Last updated: <time dateTime={today}>{written.format(new Date(`${today}T00:00:00Z`))}</time>
      </p>
      <nav aria-label="Contents" className={classes.contents}>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, content }, index) => (
        <section key={id} aria-labelledby={id} className={classes.section}>
          <h2 id={id}>
            {index + 1}. {name}
          </h2>
          {content}
        </section>
      ))}
    </Page>
  );
}
