import { useLocation } from '@remix-run/react';
import { ButtonLink } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import classes from './login-prompt.module.css';

/** Says that a part of the chat needs a login, with a link that leads back to the page. */
export function LoginPrompt({ children = 'Please login to use the chat' }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.prompt}>
      <p>{children}</p>
      <ButtonLink to={`/login?redirect=${encodeURIComponent(pathname + search)}`} tone="primary" data-chat-focus="">
        Login
      </ButtonLink>
    </div>
  );
}
