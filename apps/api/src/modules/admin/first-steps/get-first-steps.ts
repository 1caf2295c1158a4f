import { firstStepNames, siteSettings } from '@starhaven/contracts/admin';
import type { FirstStep } from '@starhaven/contracts/admin';
import { isLocalSite } from '../../../platform/addresses/is-local-address';
import { findSecondFactors, hasConfirmedEmail } from '../../account';
import type { SignedIn } from '../../account';
import { listAllServers } from '../../fleet';
import { listGameBuilds } from '../../games';
import type { AdminContext } from '../admin-context';

type StepsContext = Pick<AdminContext, 'db' | 'settings' | 'site'>;

/** The steps that are left to set up the site (docs/behaviour/admin.md#first-steps). */
export async function getFirstSteps(
  { db, settings, site }: StepsContext,
  { account }: Pick<SignedIn, 'account'>,
): Promise<FirstStep[]> {
  const servers = await listAllServers(db);
  const links = (await listGameBuilds(db)).flatMap((game) => game.links);
  const done: Record<FirstStep['name'], boolean> = {
    'site-name': (await settings.get('siteName')) !== siteSettings.siteName.fallback,
    'site-address': !isLocalSite(site.url),
    contact: (await settings.get('contactEmail')) !== '',
    password: !account.isPasswordTemporary,
    mail: site.hasMailServer && (await hasConfirmedEmail(db)),
    server: servers.some(({ isDemo, firstHeardAt }) => !isDemo && firstHeardAt !== null),
    'example-links': (await settings.get('communityChannels')).length > 0,
    'download-links': links.every(({ isExample, fault }) => !isExample && fault === ''),
    'second-factor': (await findSecondFactors(db, account.id)).length > 0,
  };
  return firstStepNames.map((name) => ({ name, isDone: done[name] }));
}
