import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { loginPath } from '../../lib/login/login-entry';
import type { loader, LoginPageData } from './login.route.server';

const tabHeadings = { login: 'Login', register: 'Create your account', forgot: 'Reset your password' } as const;
const stepHeadings = {
  'second-factor': 'One more step',
  social: 'Is this your login?',
  continue: 'Login Successful',
  launch: 'Login Successful',
} as const;

/** The page's name, in its heading and in the browser tab. */
export const loginHeading = ({ tab, step }: Pick<LoginPageData, 'tab' | 'step'>) =>
  step ? stepHeadings[step] : tabHeadings[tab];

/** Crawlers must not index the page (docs/behaviour/login.md#login-page). */
export const loginMeta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: data ? loginHeading(data) : 'Login',
    description: 'Log in, create an account or reset a forgotten password.',
    path: loginPath,
    isIndexed: false,
  });
