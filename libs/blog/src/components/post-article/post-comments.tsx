import { useLocation } from '@remix-run/react';
import { ButtonLink, documentAddress, reloadDocument } from '@starhaven/ui-kit';
import { useEffect } from 'react';

/**
 * Comments of a third-party service. The service receives data about a reader only after the reader presses the button
 * (docs/behaviour/blog.md#post-page). The button reloads the document, because only the new document's policy allows the service's host.
 * Another page of the site also gets a new document, because this one has the wider policy and the service's script. So does a client
 * navigation to this page, because its document has the policy of another page.
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

/** Whether the document was loaded for this page with its comments, and not for an earlier page. After a reload this is always true. */
function wasLoadedFor(pathname: string): boolean {
  const loaded = new URL(documentAddress());
  return loaded.pathname === pathname && loaded.searchParams.get('comments') === '1';
}
