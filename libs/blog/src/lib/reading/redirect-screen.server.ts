/** Leads to another address; the text is for browsers that do not follow redirects by themselves (docs/behaviour/blog.md#routes). */
export const redirectScreen = (to: string): Response =>
  new Response('Redirecting...', {
    status: 302,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
