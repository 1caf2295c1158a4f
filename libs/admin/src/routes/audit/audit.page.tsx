import { Form, useLoaderData } from '@remix-run/react';
import type { AuditEntry } from '@starhaven/contracts/admin';
import { ButtonLink, LocalTime, ProblemPanel, SiteLink, TextField, buttonClass } from '@starhaven/ui-kit';
import { Fragment } from 'react';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Badge } from '../../components/badge/badge';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import type { loader } from './audit.route.server';

const filters = [
  { name: 'action', label: 'Action', placeholder: 'user. or user.banned' },
  { name: 'actor', label: 'UID of who did it', placeholder: '' },
  { name: 'subject', label: 'About', placeholder: 'user:10007' },
  { name: 'address', label: 'Address', placeholder: '' },
  { name: 'from', label: 'From (UTC)', placeholder: '', type: 'date' },
  { name: 'until', label: 'Until (UTC)', placeholder: '', type: 'date' },
];

const columns: readonly Column<AuditEntry>[] = [
  { label: 'When', show: ({ at }) => <LocalTime time={at} />, isWhole: true },
  { label: 'Who', show: ({ actorId, actorName }) => <bdi>{actorName || actorId || 'The server'}</bdi> },
  {
    label: 'Action',
    show: ({ action, outcome }) => (
      <span className={layout.title}>
        {action}
        {outcome === 'ok' ? null : <Badge tone={outcome === 'refused' ? 'warn' : 'error'}>{outcome}</Badge>}
      </span>
    ),
  },
  { label: 'About', show: ({ subject }) => (subject ? <Subject subject={subject} /> : null), isLong: true },
  { label: 'From', show: ({ address }) => address || null },
  {
    label: 'Details',
    isLong: true,
    show: ({ details }) => {
      const all = Object.entries(details).filter(([, value]) => value !== '');
      if (all.length === 0) return null;
      return (
        <bdi>
          {all.map(([name, value], index) => (
            <Fragment key={name}>
              {index === 0 ? '' : ', '}
              {name}: <Detail value={value} />
            </Fragment>
          ))}
        </bdi>
      );
    },
  },
];

/** The actions of staff (docs/behaviour/admin.md#audit-log). */
export function AuditPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { entries, next, query, faults } = content;
  // Only the first wrong field gets the focus.
  const [firstFault] = Object.keys(faults);
  const more = new URLSearchParams({ ...query, after: next }).toString();
  return (
    <Card aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <Form className={layout.filters} role="search" aria-label="Entries">
        {filters.map(({ name, label, placeholder, type }) => (
          <TextField
            key={`${name} ${query[name] ?? ''} ${faults[name] ?? ''}`}
            id={name}
            name={name}
            label={label}
            type={type}
            placeholder={placeholder || undefined}
            defaultValue={query[name] ?? ''}
            errors={faults[name] ? [faults[name]] : []}
            autoFocus={name === firstFault}
          />
        ))}
        <div>
          <button type="submit" className={buttonClass('primary')}>
            Search
          </button>
          {Object.keys(query).length > 0 ? <SiteLink to="/admin/audit">Show all</SiteLink> : null}
        </div>
      </Form>
      {firstFault ? null : entries.length === 0 ? (
        <p className={layout.quiet} role="status">
          No entry found.
        </p>
      ) : (
        <DataTable labelledBy="audit" columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      {next === '' ? null : (
        <div>
          <ButtonLink to={`/admin/audit?${more}`}>Older entries</ButtonLink>
        </div>
      )}
    </Card>
  );
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Entries store times as text of ISO 8601; readers see them in their own time zone, like the time of the entry. */
const Detail = ({ value }: { value: string }) =>
  isoTime.test(value) ? <LocalTime time={Math.floor(Date.parse(value) / 1000)} /> : value;

/** Links an account to its page in the dashboard. */
function Subject({ subject }: { subject: string }) {
  const uid = /^user:(\d{1,15})$/.exec(subject)?.[1];
  return uid ? <SiteLink to={`/admin/users/${uid}`}>{subject}</SiteLink> : <bdi>{subject}</bdi>;
}
