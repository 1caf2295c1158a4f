import { Form, useActionData, useLoaderData, useNavigate, useRevalidator } from '@remix-run/react';
import type { FirstStep, HostReading } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ModalDialog, ProblemPanel, SiteLink, buttonClass, formatFileSize } from '@starhaven/ui-kit';
import { useEffect } from 'react';
import { JobList } from '../../components/job-list/job-list';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { StaffNewsBox } from '../../components/parts/staff-news';
import { formatDuration } from '../../lib/format-duration';
import type { loader } from './overview.route.server';
import { quickActions } from './quick-actions';
import type { QuickAction } from './quick-actions';

/** The API reads the machine every five seconds. */
const refreshMs = 5_000;

/** The state of the machine and the site, and what an operator does most (docs/behaviour/admin.md#overview). */
export function OverviewPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  useFreshReadings(content !== null && !content.isLocal && content.confirm === null);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { reading, isLocal, steps, jobs, confirm, nonce, mayBackUp } = content;
  return (
    <div className={parts.stack}>
      <StaffNewsBox message={reply?.message} />
      {confirm ? <Confirmation action={confirm} nonce={nonce} isLocal={isLocal} /> : null}
      {steps.length > 0 ? <FirstSteps steps={steps} /> : null}
      <StatusCards reading={reading} isLocal={isLocal} />
      <Card aria-labelledby="resources">
        <h2 id="resources">System Resources</h2>
        {reading ? <Resources reading={reading} /> : <Placeholders isLocal={isLocal} />}
      </Card>
      <Card aria-labelledby="actions">
        <h2 id="actions">Quick Actions</h2>
        <div className={parts.actions}>
          {(Object.keys(quickActions) as QuickAction[])
            .filter((name) => isLocal || (name === 'backup' && mayBackUp))
            .map((name) => (
              <ButtonLink key={name} to={`/admin?confirm=${name}`}>
                {quickActions[name].label}
              </ButtonLink>
            ))}
          {isLocal ? null : <ButtonLink to="/admin/server">{quickActions.maintenance.label}</ButtonLink>}
        </div>
        {isLocal ? null : (
          <p className={parts.quiet}>
            Game servers are restarted and stopped where they run: their agents cannot do it. Maintenance is switched
            for each server on the page Server.
          </p>
        )}
      </Card>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : null}
    </div>
  );
}

/** Reads again while the page is visible. */
function useFreshReadings(isOn: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, refreshMs);
    return () => clearTimeout(timer);
  }, [isOn, state, revalidate]);
}

function Confirmation({ action, nonce, isLocal }: { action: QuickAction; nonce: string; isLocal: boolean }) {
  const navigate = useNavigate();
  const { label, question } = quickActions[action];
  // Our own host has a button for backups alone.
  if (!isLocal && action !== 'backup') return null;
  return (
    <ModalDialog
      title={label}
      onDismiss={() => navigate('/admin', { replace: true, preventScrollReset: true })}
      actions={
        <>
          <ButtonLink to="/admin">Cancel</ButtonLink>
          <Form method="post" action="/admin?index" replace>
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

const stepTexts: Record<FirstStep['name'], { text: string; to: string }> = {
  'site-name': { text: 'Give the site its name', to: '/admin/settings#siteName' },
  'site-address': { text: 'Set SITE_URL to the address that players use', to: '/admin/settings' },
  contact: { text: 'Say how players reach you', to: '/admin/settings#contactEmail' },
  password: { text: 'Change the password of the first start', to: '/account/security' },
  mail: { text: 'Set up mail, and confirm an address with it', to: '/account/verify' },
  server: { text: 'Add a game server and start its agent', to: '/admin/server' },
  'example-links': { text: 'Set the channels of your community', to: '/admin/settings#communityChannels' },
  'second-factor': { text: 'Add a second factor to your account', to: '/account/security' },
};

function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Card aria-labelledby="steps">
      <h2 id="steps">Before players come</h2>
      <ul>
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            {isDone ? (
              <span className={parts.quiet}>✓ {stepTexts[name].text}</span>
            ) : (
              <SiteLink to={stepTexts[name].to}>{stepTexts[name].text}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StatusCards({ reading, isLocal }: { reading: HostReading | null; isLocal: boolean }) {
  const unknown = isLocal ? '–' : 'Unknown';
  const { servers, players, process, cpu } = reading ?? {};
  const cards = [
    ['Server Status', servers ? `${servers.online} of ${servers.total} online` : unknown],
    ['Online Players', players ? `${players.online} / ${players.peak}` : unknown],
    ['Uptime', process ? formatDuration(process.uptimeSeconds) : unknown],
    ['CPU Usage', cpu ? `${Math.round(cpu.percent)} %` : unknown],
  ];
  return (
    <div className={parts.grid}>
      {cards.map(([title, text]) => (
        <Card key={title}>
          <h2>{title}</h2>
          <p className={parts.figure}>{text}</p>
        </Card>
      ))}
    </div>
  );
}

function Resources({ reading: { cpu, memory, disk, network } }: { reading: HostReading }) {
  const amount = (part: { used: number; total: number } | null) =>
    part && {
      share: part.total > 0 ? part.used / part.total : 0,
      text: `${formatFileSize(part.used)} of ${formatFileSize(part.total)}`,
    };
  const traffic = network && (network.received + network.sent) / 1_000_000;
  return (
    <>
      <Bar
        label="CPU"
        value={cpu && { share: cpu.percent / 100, text: `${Math.round(cpu.percent)} % of ${cpu.cores} cores` }}
      />
      <Bar label="Memory" value={amount(memory)} />
      <Bar label="Disk" value={amount(disk)} />
      {/* A gigabit a second fills the bar. */}
      <Bar
        label="Network"
        value={traffic === null ? null : { share: traffic / 125, text: `${traffic.toFixed(2)} MB/s` }}
      />
    </>
  );
}

const Placeholders = ({ isLocal }: { isLocal: boolean }) => (
  <>
    {['CPU', 'Memory', 'Disk', 'Network'].map((label) => (
      <Bar key={label} label={label} value={null} />
    ))}
    <p className={parts.quiet}>{isLocal ? 'This host gives no readings.' : 'Your role does not show readings.'}</p>
  </>
);

function Bar({ label, value }: { label: string; value: { share: number; text: string } | null }) {
  return (
    <div className={parts.bar}>
      <span>
        <span>{label}</span>
        <span className={parts.quiet}>{value?.text ?? 'Unknown'}</span>
      </span>
      <meter min={0} max={1} high={0.85} value={Math.min(1, value?.share ?? 0)} aria-label={label}>
        {value?.text ?? 'Unknown'}
      </meter>
    </div>
  );
}
