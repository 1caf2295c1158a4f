import { LocalTime, SiteLink, buttonClass, visuallyHidden } from '@starhaven/ui-kit';
import { Badge } from '../../components/badge/badge';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import classes from './content.module.css';
import type { ShownReport } from './shown-report';

interface ReportListProps {
  reports: readonly ShownReport[];
  maySettle: boolean;
  /** The visitor may pause the rooms of the chat and mute members. */
  hasChat: boolean;
}

/** Reports and texts that wait for a moderator, oldest first. */
export function ReportList({ reports, maySettle, hasChat }: ReportListProps) {
  return (
    <Card aria-labelledby="reports">
      <div className={layout.head}>
        <h2 id="reports">Reports</h2>
        {reports.length > 0 ? <p className={layout.small}>{reports.length} open, the oldest first</p> : null}
      </div>
      {reports.length === 0 ? (
        <p className={layout.quiet}>Nothing is reported, and nothing waits for approval.</p>
      ) : (
        <ul className={layout.list}>
          {reports.map((report) => (
            <li key={`${report.kind} ${report.id}`}>
              <Report report={report} maySettle={maySettle} />
            </li>
          ))}
        </ul>
      )}
      {hasChat ? (
        <p>
          <SiteLink to="/chat/moderation">Pause rooms and mute members of the chat</SiteLink>
        </p>
      ) : null}
    </Card>
  );
}

function Report({ report, maySettle }: { report: ShownReport; maySettle: boolean }) {
  const { kind, id, isWaiting, title, text, authorId, authorName, at, reports, to } = report;
  const decisions = isWaiting
    ? [
        ['approve', 'Approve'],
        ['reject', 'Reject'],
      ]
    : [
        ['keep', 'Keep it'],
        ['remove', 'Remove it'],
      ];
  return (
    <>
      <p className={layout.title}>
        <SiteLink to={to}>{title}</SiteLink>
        <Badge tone={isWaiting ? undefined : 'warn'}>{isWaiting ? 'Waits for approval' : 'Reported'}</Badge>
      </p>
      <blockquote className={classes.quote} dir="auto">
        {text}
      </blockquote>
      <p className={layout.small}>
        By{' '}
        {/^\d{1,15}$/.test(authorId) ? (
          <SiteLink to={`/admin/users/${authorId}`}>
            <bdi>{authorName || authorId}</bdi>
          </SiteLink>
        ) : (
          <bdi>{authorName || 'an unknown author'}</bdi>
        )}
        {at > 0 ? (
          <>
            , <LocalTime time={at} />
          </>
        ) : null}
      </p>
      {reports.length > 0 ? (
        <ul className={classes.reports} aria-label="Its reports">
          {reports.map(({ name, reason, at: reportedAt }, index) => (
            <li key={`${name} ${index}`}>
              <bdi>{name}</bdi>
              {reason ? (
                <>
                  : <q dir="auto">{reason}</q>
                </>
              ) : (
                ', without a reason'
              )}
              {reportedAt > 0 ? (
                <>
                  , <LocalTime time={reportedAt} />
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {maySettle ? (
        <StaffForm className={layout.actions}>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          {decisions.map(([intent, label]) => (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              className={buttonClass(intent === 'remove' ? 'danger' : 'plain')}
            >
              {label}
              <span className={visuallyHidden}>: text of {authorName}</span>
            </button>
          ))}
        </StaffForm>
      ) : null}
    </>
  );
}
