import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import type { ListedLink } from './link-list-html';
import { linkListHtml } from './link-list-html';

export interface LinkListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'dangerouslySetInnerHTML'> {
  links: readonly ListedLink[];
  /** Class of each link. */
  linkClass?: string | undefined;
}

/**
 * A list of links of the shell, written as one text: every page has some fifty of them, and as elements of React they cost more than all
 * else of a short page, on the server and again in the browser.
 */
export const LinkList = forwardRef<HTMLUListElement, LinkListProps>(function LinkList(
  { links, linkClass, ...rest },
  ref,
) {
  return <ul {...rest} ref={ref} dangerouslySetInnerHTML={{ __html: linkListHtml(links, linkClass) }} />;
});
