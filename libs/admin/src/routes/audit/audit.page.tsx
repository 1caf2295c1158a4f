import { Form, useLoaderData } from '@remix-run/react';
import { ButtonLink, LocalTime, ProblemPanel, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import type { loader } from './audit.route.server';

const filters = { action: 'Action', actor: 'UID of who did it', subject: 'About', address: 'Address' };

/** What staff did (docs/behaviour/admin.md#audit-log). */
export function AuditPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { entries, next, query } = content;
  const more = new URLSearchParams({ ...query, after: next }).toString();
  return (
    <Card aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <Form className={parts.actions} role="search">
        {Object.entries(filters).map(([name, label]) => (
          <TextField
            key={`${name} ${query[name] ?? ''}`}
            id={name}
            name={name}
            label={label}
            defaultValue={query[name] ?? ''}
          />
        ))}
        <button type="submit" className={buttonClass('primary')}>
          Search
        </button>
      </Form>
      {entries.length === 0 ? (
        <p className={parts.quiet}>No entry found.</p>
      ) : (
        <div className={parts.scroll} role="region" aria-labelledby="audit" tabIndex={0}>
          <table className={parts.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Action</th>
                <th scope="col">About</th>
                <th scope="col">Outcome</th>
                <th scope="col">From</th>
                <th scope="col">Details</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, actorId, actorName, action, subject, outcome, address, details }) => (
                <tr key={id}>
                  <td>
                    <LocalTime time={at} />
                  </td>
                  <td>
                    <bdi>{actorName || actorId || 'The server'}</bdi>
                  </td>
                  <td>{action}</td>
                  <td>
                    <bdi>{subject}</bdi>
                  </td>
                  <td>{outcome}</td>
                  <td>{address}</td>
                  <td>
                    <bdi>
                      {Object.entries(details)
                        .map(([name, value]) => `${name}: ${value}`)
                        .join(', ')}
                    </bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next === '' ? null : <ButtonLink to={`/admin/audit?${more}`}>Older entries</ButtonLink>}
    </Card>
  );
}
