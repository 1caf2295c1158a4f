import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { BanCard } from './ban-card';
import { RolesCard } from './roles-card';
import { SessionsCard } from './sessions-card';
import { TextsCard } from './texts-card';
import { UserFacts } from './user-facts';
import { UserLogins } from './user-logins';
import type { loader } from './user.route.server';

/** One account (docs/behaviour/admin.md#users). */
export function UserPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (content === null) {
    return problem ? (
      <ProblemPanel problem={problem} level={2}>
        <ButtonLink to="/admin/users">Back to the users</ButtonLink>
      </ProblemPanel>
    ) : null;
  }
  const { user, may, proofs, removals, isModerator } = content;
  return (
    <div className={layout.stack}>
      <p>
        <SiteLink to="/admin/users">← All users</SiteLink>
      </p>
      <StaffMessage reply={reply} />
      <UserFacts user={user} />
      {may.roles || may.ban ? (
        <div className={layout.pair}>
          {may.roles ? <RolesCard user={user} reply={reply} proofs={proofs} /> : null}
          {may.ban ? <BanCard user={user} reply={reply} /> : null}
        </div>
      ) : null}
      {removals ? <TextsCard user={user} removals={removals} isModerator={isModerator} reply={reply} /> : null}
      <SessionsCard user={user} mayEnd={may.sessions} />
      <UserLogins user={user} />
    </div>
  );
}
