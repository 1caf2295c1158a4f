import { Form } from '@remix-run/react';
import { LocalTime, buttonClass, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import layout from '../../../components/account-layout/account-layout.module.css';
import type { ShownApiKey } from '../api-keys.route.server';

export interface KeyListProps {
  keys: readonly ShownApiKey[];
  nowSeconds: number;
}

/** The keys of the account, with what each may do and when it was used. */
export function KeyList({ keys, nowSeconds }: KeyListProps) {
  return (
    <AccountCard aria-labelledby="keys">
      <h2 id="keys">Your keys</h2>
      {keys.length === 0 ? (
        <p className={layout.quiet}>You have no key yet.</p>
      ) : (
        <ul className={layout.list}>
          {keys.map((key) => (
            <li key={key.id}>
              <KeyFacts apiKey={key} nowSeconds={nowSeconds} />
              <RevokeForm apiKey={key} />
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

const rightsOf = ({ isReadOnly, commands }: ShownApiKey) =>
  isReadOnly ? 'Only reads' : commands.length === 0 ? 'Runs all your commands' : `Runs ${commands.join(', ')}`;

function KeyFacts({ apiKey, nowSeconds }: { apiKey: ShownApiKey; nowSeconds: number }) {
  const { name, start, servers, addresses, createdAt, expiresAt, lastUsedAt, lastUsedFrom, isExpired } = apiKey;
  return (
    <div>
      <p className={layout.name}>
        <bdi>{name}</bdi>
        {isExpired ? <span className={layout.state}>Expired</span> : null}
      </p>
      <p className={layout.quiet}>
        <code>{start}…</code> {rightsOf(apiKey)}
        {servers.length === 0 ? ' on all servers' : ` on ${servers.join(', ')}`}
        {addresses.length === 0 ? '' : ` from ${addresses.join(', ')}`}
      </p>
      <p className={layout.quiet}>
        Made <LocalTime time={createdAt} now={nowSeconds} />, {isExpired ? 'expired' : 'expires'}{' '}
        <LocalTime time={expiresAt} now={nowSeconds} />
      </p>
      <p className={layout.quiet}>
        {lastUsedAt === 0 ? (
          'Never used'
        ) : (
          <>
            Last used <LocalTime time={lastUsedAt} now={nowSeconds} /> from <code>{lastUsedFrom}</code>
          </>
        )}
      </p>
    </div>
  );
}

/** Asks before it revokes, also without scripts. */
function RevokeForm({ apiKey: { id, name } }: { apiKey: ShownApiKey }) {
  return (
    <details className={openerClass}>
      <summary>
        Revoke<span className={visuallyHidden}> {name}</span>
      </summary>
      <Form method="post" preventScrollReset className={layout.form}>
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="id" value={id} />
        <p className={layout.quiet}>Programs with this key stop working at once. This cannot be undone.</p>
        <button type="submit" className={buttonClass('danger')}>
          Revoke this key
        </button>
      </Form>
    </details>
  );
}
