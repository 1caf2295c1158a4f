import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './page.module.css';

/** `wide` for lists, tables and cards, `reading` for text, `form` for one narrow form. */
export type PageKind = 'wide' | 'reading' | 'form';

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** Default wide. */
  kind?: PageKind;
  /** Default div. */
  as?: 'div' | 'section' | 'article';
}

/** The column of a page: one width for each kind of page, and the same distance to the header and to the edges of the screen. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page(
  { kind = 'wide', as: Element = 'div', className, ...rest },
  ref,
) {
  return (
    <Element ref={ref} className={[classes.page, className].filter(Boolean).join(' ')} data-page={kind} {...rest} />
  );
});

export interface PageHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string;
  /** One or two sentences about the page's purpose. */
  children?: ReactNode;
  /** Links and buttons for the whole page: below the introduction on phones, otherwise at the end of the heading's line. */
  actions?: ReactNode;
}

/** The heading of a page with its introduction and its actions. */
export const PageHead = forwardRef<HTMLElement, PageHeadProps>(function PageHead(
  { title, children, actions, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      className={[classes.head, className].filter(Boolean).join(' ')}
      data-has-actions={actions ? true : undefined}
      {...rest}
    >
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
});
