import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ProblemPanel, SiteLink, buttonClass } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import { StaffNewsBox } from '../../components/staff-news/staff-news';
import { Announcements } from './announcements';
import { OwnSession } from './own-session';
import { SettingField } from './setting-field';
import { settingGroups } from './setting-fields';
import classes from './settings.module.css';
import type { ShownSetting, loader } from './settings.route.server';

/** The specification's settings of the visitor's session, followed by those of the site (docs/behaviour/admin.md#settings). */
export function SettingsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
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
      <StaffNewsBox reply={reply} />
      <OwnSession showsSecrets={showsSecrets} token={token} />
      {groups.length > 0 ? (
        <div className={classes.groups}>
          {groups.map((one) => (
            <GroupCard key={one.group} {...one} {...{ reply, mayChange, proofs }}>
              {one.group === 'discord' ? (
                <Announcements announcements={announcements} settings={one.settings} mayTest={mayChange} />
              ) : null}
            </GroupCard>
          ))}
        </div>
      ) : null}
      {settings === null ? null : <StartSettings siteUrl={siteUrl} />}
    </div>
  );
}

interface GroupCardProps {
  group: string;
  title: string;
  settings: readonly ShownSetting[];
  reply: FormReply | undefined;
  mayChange: boolean;
  proofs: readonly ('password' | 'code')[];
  /** Content below the form. */
  children?: ReactNode;
}

function GroupCard({ group, title, settings, reply, mayChange, proofs, children }: GroupCardProps) {
  // Each group has its own form. After a refusal, only the form that was sent shows its values and errors again.
  const sent = reply?.result?.initialValue?.['group'] === group ? reply.result.initialValue : null;
  const errors = (sent && reply?.result?.error) || {};
  const isEditable = mayChange && settings.some(({ source }) => source !== 'environment');
  return (
    <Card aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{title}</h2>
      <StaffForm keepsFields>
        <input type="hidden" name="group" value={group} />
        {settings.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            isFixed={!mayChange || setting.source === 'environment'}
            sent={sent}
            errors={errors}
          />
        ))}
        {group === 'staff' && isEditable ? <ProofFields id="staff" proofs={proofs} errors={errors} /> : null}
        {isEditable ? (
          <div>
            <button type="submit" name="intent" value="save" className={buttonClass('primary')}>
              Save {group === 'discord' ? title : title.toLowerCase()}
            </button>
          </div>
        ) : null}
      </StaffForm>
      {children}
    </Card>
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
