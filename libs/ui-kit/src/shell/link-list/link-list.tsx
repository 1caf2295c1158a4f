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
 * A list of links of the shell, written as one text. Every page has some fifty of them; as elements of React each would be a component to
 * render on the server and to hydrate in the browser.
 */
export const LinkList = forwardRef<HTMLUListElement, LinkListProps>(function LinkList(
  { links, linkClass, ...rest },
  ref,
) {
  return <ul {...rest} ref={ref} dangerouslySetInnerHTML={{ __html: linkListHtml(links, linkClass) }} />;
});
