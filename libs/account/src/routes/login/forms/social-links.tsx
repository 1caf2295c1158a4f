import type { SocialProvider } from '@starhaven/contracts/session';

import { ButtonLink } from '@starhaven/ui-kit';
import type { LoginEntry } from '../../../lib/login/login-entry';
import { loginPath } from '../../../lib/login/login-entry';
import { socialLabel } from '../../../lib/social/social-label';
import classes from '../login.module.css';

/** Links for logging in with another service; nothing if this site offers none. */
export function SocialLinks({ entry, providers }: { entry: LoginEntry; providers: readonly SocialProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <div className={classes.social}>
      <p className={classes.divider}>or continue with</p>
      <ul className={classes.row}>
        {providers.map((provider) => (
          <li key={provider}>
            <ButtonLink to={socialHref(provider, entry)} isReload rel="nofollow">
              {socialLabel(provider)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function socialHref(provider: SocialProvider, { type, redirect }: LoginEntry): string {
  const search = new URLSearchParams({ type, ...(redirect ? { redirect } : {}) });
  return `${loginPath}/social/${provider}?${search}`;
}
