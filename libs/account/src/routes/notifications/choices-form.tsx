import { Form } from '@remix-run/react';
import type { MailChoice, NotificationChoice } from '@starhaven/contracts/notifications';
import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import { mailField, siteField } from './field-names';
import classes from './notifications.module.css';
import { kindLabels } from './say-notification';

const mailLabels: Record<MailChoice, string> = { off: 'No mail', 'at-once': 'Mail at once', digest: 'Daily digest' };
const mailOrder: readonly MailChoice[] = ['off', 'at-once', 'digest'];

/** For each kind: whether it is shown on the site, and how it is mailed (docs/behaviour/notifications.md#choices). */
export function ChoicesForm({ choices, canMail }: { choices: readonly NotificationChoice[]; canMail: boolean }) {
  return (
    <AccountCard aria-labelledby="choices">
      <h2 id="choices">What you are notified of</h2>
      {canMail ? null : (
        <p className={layout.quiet}>
          Mails need a confirmed email address. You can add one under{' '}
          <SiteLink to="/account/edit">Edit Account</SiteLink>, and confirm it under{' '}
          <SiteLink to="/account/verify">Verification</SiteLink>.
        </p>
      )}
      <Form method="post" preventScrollReset className={classes.choices}>
        <input type="hidden" name="intent" value="choose" />
        <ul className={layout.list}>
          {choices.map(({ kind, site, mail }) => (
            <li key={kind}>
              <div>
                <p className={layout.name}>{kindLabels[kind]}</p>
              </div>
              <div className={classes.choice}>
                <label className={classes.check}>
                  <input type="checkbox" name={siteField(kind)} defaultChecked={site} /> On the site
                </label>
                <select
                  name={mailField(kind)}
                  defaultValue={mail}
                  aria-label={`Mails: ${kindLabels[kind]}`}
                  className={classes.select}
                >
                  {mailOrder.map((choice) => (
                    <option key={choice} value={choice}>
                      {mailLabels[choice]}
                    </option>
                  ))}
                </select>
              </div>
            </li>
          ))}
        </ul>
        <button type="submit" className={buttonClass('primary')}>
          Save
        </button>
      </Form>
    </AccountCard>
  );
}
