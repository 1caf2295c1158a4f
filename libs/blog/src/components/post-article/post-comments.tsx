import { useLocation } from '@remix-run/react';
import { ButtonLink, documentAddress, reloadDocument } from '@starhaven/ui-kit';
import { useEffect } from 'react';

/**
 * Comments of a service of somebody else, which learns of a reader only after the button (docs/behaviour/blog.md#post-page). The button loads
 * the document again, because its policy allows the host of the service only then. Whoever leaves for another page of the site gets that
 * one as a new document: this one has the wider policy and the service's script. Whoever comes here by client navigation gets a new document as well:
 * theirs has the policy of another page.
 */
export function PostComments({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const isLoaded = new URLSearchParams(search).get('comments') === '1';
  useEffect(() => {
    if (!isLoaded || document.querySelector('script[data-comments]')) return;
    if (!wasLoadedFor(window.location.pathname)) {
      reloadDocument();
      return;
    }
    const script = document.createElement('script');
    script.src = `https://${name}.disqus.com/embed.js`;
    script.async = true;
    script.dataset.comments = '';
    document.body.append(script);
    return reloadDocument;
  }, [isLoaded, name]);
  return (
    <section id="comments" aria-label="Comments">
      <h2>Comments</h2>
      {isLoaded ? (
        <div id="disqus_thread">
          <noscript>Comments need JavaScript.</noscript>
        </div>
      ) : (
        <ButtonLink to={`${pathname}?comments=1#comments`} isReload rel="nofollow">
          Load Comments
        </ButtonLink>
      )}
    </section>
  );
}

/** Whether the document itself, and not a later navigation, asked for this page with its comments. After a reload it always did. */
function wasLoadedFor(pathname: string): boolean {
  const loaded = new URL(documentAddress());
  return loaded.pathname === pathname && loaded.searchParams.get('comments') === '1';
}
