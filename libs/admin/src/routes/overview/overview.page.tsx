import { Form, useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ModalDialog, ProblemPanel, SiteLink, buttonClass } from '@starhaven/ui-kit';
import { JobList } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { AwayAlert, StaffMessage } from '../../components/staff-message/staff-message';
import { useAdminFeed, withFeed } from '../../hooks/use-admin-feed';
import { useFreshData } from '../../hooks/use-fresh-data';
import { useKeptContent } from '../../hooks/use-kept-content';
import { FirstSteps } from './first-steps';
import type { loader } from './overview.route.server';
import { quickActions } from './quick-actions';
import type { QuickAction } from './quick-actions';
import { Resources, StatusCards } from './readings';

/** Used only without a live connection. Each reload costs requests, and their number is limited (docs/security.md#limits). */
const refreshMs = 60_000;

/** The state of the machine and the site, and the most frequent actions of operators (docs/behaviour/admin.md#overview). */
export function OverviewPage() {
  const { problem, ...loaded } = useLoaderData<typeof loader>();
  const { content, isOld } = useKeptContent(loaded.content, problem);
  const reply = useActionData<FormReply>();
  const isOurs = content !== null && !content.isLocal;
  const feed = useAdminFeed(isOurs);
  useFreshData(isOurs && !feed.isLive && content.confirm === null, refreshMs);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { isLocal, steps, confirm, nonce, actions } = content;
  const reading = feed.reading ?? content.reading;
  const jobs = withFeed(content.jobs, feed);
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {isOld ? <AwayAlert /> : null}
      {confirm ? <Confirmation action={confirm} nonce={nonce} /> : null}
      {steps.length > 0 ? <FirstSteps steps={steps} /> : null}
      <StatusCards reading={reading} isLocal={isLocal} />
      <div className={layout.pair}>
        <Resources reading={reading} isLocal={isLocal} />
        {isLocal || actions.length > 0 ? <QuickActions actions={actions} isLocal={isLocal} /> : null}
      </div>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : null}
    </div>
  );
}

function QuickActions({ actions, isLocal }: { actions: readonly QuickAction[]; isLocal: boolean }) {
  return (
    <Card aria-labelledby="actions">
      <h2 id="actions">Quick Actions</h2>
      <div className={layout.actions}>
        {actions.map((name) => (
          // With our own API every action except the backup concerns one server; that server's form asks for the proof.
          <ButtonLink
            key={name}
            to={!isLocal && name !== 'backup' ? '/admin/server' : `/admin?confirm=${name}`}
            keepsScroll
          >
            {quickActions[name].label}
          </ButtonLink>
        ))}
      </div>
      {isLocal ? (
        <p className={layout.small}>These buttons are placeholders: this host offers no dashboard.</p>
      ) : (
        <p className={layout.small}>
          All but the backup are about one game server, which you choose on{' '}
          <SiteLink to="/admin/server">Server</SiteLink>.
        </p>
      )}
    </Card>
  );
}

function Confirmation({ action, nonce }: { action: QuickAction; nonce: string }) {
  const navigate = useNavigate();
  const { label, question } = quickActions[action];
  return (
    <ModalDialog
      title={label}
      onDismiss={() => navigate('/admin', { replace: true, preventScrollReset: true })}
      actions={
        <>
          <ButtonLink to="/admin" keepsScroll isReplacing>
            Cancel
          </ButtonLink>
          <Form method="post" action="/admin" replace preventScrollReset>
            <input type="hidden" name="nonce" value={nonce} />
            <button type="submit" name="intent" value={action} className={buttonClass('primary')}>
              {label}
            </button>
          </Form>
        </>
      }
    >
      <p>{question}</p>
    </ModalDialog>
  );
}
