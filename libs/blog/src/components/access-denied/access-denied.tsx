import { ButtonLink, ErrorPanel, Page } from '@starhaven/ui-kit';

/** `Access Denied` of a page for authors (docs/behaviour/blog.md#blog-permissions). */
export const AccessDenied = ({ message, loginTo }: { message: string; loginTo?: string }) => (
  <Page kind="reading">
    <ErrorPanel title="Access Denied" message={message} level={1}>
      <ButtonLink to="/blog">Back to Blog</ButtonLink>
      {loginTo ? <ButtonLink to={loginTo}>Log in</ButtonLink> : null}
    </ErrorPanel>
  </Page>
);
