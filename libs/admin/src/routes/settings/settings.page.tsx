import { useLoaderData } from '@remix-run/react';
import { LeaveWarning, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { useCallback, useState } from 'react';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { useSettledReply } from '../../hooks/use-settled-reply';
import { Announcements } from './announcements';
import { OwnSession } from './own-session';
import { SettingGroup } from './setting-group';
import { settingGroups } from './setting-fields';
import classes from './settings.module.css';
import type { loader } from './settings.route.server';

/** The specification's settings of the visitor's session, followed by those of the site (docs/behaviour/admin.md#settings). */
export function SettingsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useSettledReply();
  const [unsavedGroups, setUnsavedGroups] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback(
    (group: string, isUnsaved: boolean) =>
      setUnsavedGroups((before) => [...before.filter((one) => one !== group), ...(isUnsaved ? [group] : [])]),
    [],
  );
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { settings, announcements, mayChange, proofs, showsSecrets, token, siteUrl } = content;
  const groups = Object.entries(settingGroups)
    .map(([group, title]) => ({
      group,
      title,
      settings: (settings ?? []).filter((setting) => setting.group === group),
    }))
    .filter((one) => one.settings.length > 0);
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      <LeaveWarning isUnsaved={unsavedGroups.length > 0} />
      <OwnSession showsSecrets={showsSecrets} token={token} />
      {groups.length > 0 ? (
        <div className={classes.groups}>
          {groups.map((one) => (
            <SettingGroup key={one.group} {...one} {...{ reply, mayChange, proofs, noteUnsaved }}>
              {one.group === 'discord' ? (
                <Announcements announcements={announcements} settings={one.settings} mayTest={mayChange} />
              ) : null}
            </SettingGroup>
          ))}
        </div>
      ) : null}
      {settings === null ? null : <StartSettings siteUrl={siteUrl} />}
    </div>
  );
}

/** The settings that only the environment can change. The first setup steps link here. */
function StartSettings({ siteUrl }: { siteUrl: string }) {
  return (
    <Card aria-labelledby="start">
      <h2 id="start">Set where the site runs</h2>
      <p className={layout.quiet}>
        These values are read from the environment, or from the file .env, at the start. The page shows them and cannot
        change them.
      </p>
      <dl className={layout.facts}>
        <dt id="site-address">Address of the site</dt>
        <dd>{siteUrl} (SITE_URL)</dd>
        <dt id="mail">Mail server</dt>
        <dd>
          SMTP_URL and MAIL_FROM. Then confirm your own address on{' '}
          <SiteLink to="/account/verify">the page for mail addresses</SiteLink>, which proves that mail arrives.
        </dd>
      </dl>
    </Card>
  );
}
