import type { FirstStep } from '@starhaven/contracts/admin';
import { SiteLink, visuallyHidden } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import classes from './overview.module.css';

const texts: Record<FirstStep['name'], { text: string; to: string }> = {
  'site-name': { text: 'Give the site its name', to: '/admin/settings#siteName' },
  'site-address': { text: 'Set the address that players use', to: '/admin/settings#site-address' },
  contact: { text: 'Say how players reach you', to: '/admin/settings#contactEmail' },
  password: { text: 'Change the password of the first start', to: '/account/security' },
  mail: { text: 'Set up mail, and confirm an address with it', to: '/admin/settings#mail' },
  server: { text: 'Add a game server and start its agent', to: '/admin/server#add' },
  'example-links': { text: 'Set the channels of your community', to: '/admin/settings#communityChannels' },
  'download-links': { text: 'Replace download links that are examples or broken', to: '/admin/downloads' },
  'second-factor': { text: 'Add a second factor to your account', to: '/account/security' },
};

/** The steps of the setup that are not done yet, each with a link to its page (docs/behaviour/admin.md#first-steps). */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-labelledby="steps">
      <div className={layout.head}>
        <h2 id="steps">Before players come</h2>
        <p className={layout.small}>
          {done} of {steps.length} done
        </p>
      </div>
      <ul className={classes.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} data-is-done={isDone ? '' : undefined}>
            {isDone ? (
              <span>
                {texts[name].text}
                <span className={visuallyHidden}> (done)</span>
              </span>
            ) : (
              <SiteLink to={texts[name].to}>{texts[name].text}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
