import type { Announcement } from '@starhaven/contracts/admin';
import { LocalTime, buttonClass } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import type { ShownSetting } from './settings.route.server';

const channels = { news: 'News', reports: 'Reports' } as const;
const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Not delivered' } as const;

interface AnnouncementsProps {
  announcements: readonly Announcement[];
  settings: readonly ShownSetting[];
  mayTest: boolean;
}

/** Whether the channels work, and the latest announcements (docs/behaviour/admin.md#announcements). */
export function Announcements({ announcements, settings, mayTest }: AnnouncementsProps) {
  const isStored = (name: string) => settings.some((one) => one.name === name && (one.fields[name] ?? '') !== '');
  const tested = mayTest
    ? [
        ...(isStored('discordNews') ? (['news'] as const) : []),
        ...(isStored('discordReports') ? (['reports'] as const) : []),
      ]
    : [];
  const hasRoles = mayTest && ['discordBot', 'discordServer', 'discordSponsorRole'].every(isStored);
  return (
    <>
      {tested.length > 0 || hasRoles ? (
        <div className={layout.actions}>
          {tested.map((channel) => (
            <StaffForm key={channel}>
              <input type="hidden" name="channel" value={channel} />
              <button type="submit" name="intent" value="test" className={buttonClass()}>
                Test the channel for {channels[channel].toLowerCase()}
              </button>
            </StaffForm>
          ))}
          {hasRoles ? (
            <StaffForm>
              <button type="submit" name="intent" value="roles" className={buttonClass()}>
                Compare the roles now
              </button>
            </StaffForm>
          ) : null}
        </div>
      ) : null}
      {announcements.length > 0 ? (
        <section aria-labelledby="announcements">
          <h3 id="announcements">Last announcements</h3>
          <ul className={layout.list}>
            {announcements.map(({ id, channel, title, state, time, fault }) => (
              <li key={id}>
                <strong>{title}</strong>
                <p className={layout.small}>
                  {channels[channel]}, <LocalTime time={time} />: {states[state]}
                  {fault === '' ? '' : `. ${fault}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className={layout.small}>
          Make an address in Discord, in the settings of a channel under Integrations, Webhooks. Events from before it
          is stored here are not announced. The bot needs the permission Manage Roles; sponsors get the role when their
          Discord login is linked.
        </p>
      )}
    </>
  );
}
