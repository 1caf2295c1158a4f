import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, LocalTime, ReplyMessage, SiteLink, buttonClass, showToast } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import type { ShownLogin, loader } from './history.route.server';
import classes from './history.module.css';

const historyHref = (page: number, isRevealed: boolean) => {
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(isRevealed && { ips: 'shown' }),
  }).toString();
  return `/account/history${search && `?${search}`}`;
};

const countText = (total: number) => (total === 1 ? '1 login' : `${total} logins`);

/**
 * Shows the specification's toast for a loaded history (docs/behaviour/account.md#history-messages) once for each visit, and not again when
 * the visitor opens another page of the list. Without scripts, the page itself shows the count. `total` is null while nothing is loaded.
 */
function useLoadedToast(total: number | null): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (total === null || isShown.current) return;
    isShown.current = true;
    showToast({ type: 'ok', title: 'Login History Loaded', message: countText(total) });
  }, [total]);
}

/** The logins of the account (docs/behaviour/account.md#login-history). */
export function HistoryPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<'clear'>>();
  useLoadedToast(content?.total ?? null);
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { rows, total, page, pages, isRevealed } = content;
  return (
    <>
      <h1>Login History</h1>
      <ReplyMessage message={reply?.message} />
      <AccountCard aria-label="Logins">
        <div className={classes.head}>
          <p role="status">{countText(total)}</p>
          {total === 0 ? null : (
            <ButtonLink to={historyHref(page, !isRevealed)} keepsScroll isReplacing>
              {isRevealed ? 'Hide addresses' : 'Show addresses'}
            </ButtonLink>
          )}
        </div>
        {total === 0 ? (
          <p className={classes.empty}>No login is listed. Your next one will be.</p>
        ) : (
          <LoginList rows={rows} nowSeconds={nowSeconds} />
        )}
        {pages > 1 ? <PageLinks page={page} pages={pages} isRevealed={isRevealed} /> : null}
      </AccountCard>
      {total === 0 ? null : <ClearForm total={total} />}
    </>
  );
}

function LoginList({ rows, nowSeconds }: { rows: readonly ShownLogin[]; nowSeconds: number }) {
  return (
    <ol className={classes.list}>
      {rows.map(({ id, label, time, ip, device }) => (
        <li key={id}>
          <span className={classes.label}>{label}</span>
          <span className={classes.time}>
            {time === 0 ? 'Unknown time' : <LocalTime time={time} now={nowSeconds} />}
          </span>
          <span className={classes.detail}>
            {ip ? <code>{ip}</code> : 'Unknown address'}
            {device ? <bdi>{device}</bdi> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function PageLinks({ page, pages, isRevealed }: { page: number; pages: number; isRevealed: boolean }) {
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {page > 1 ? <SiteLink to={historyHref(page - 1, isRevealed)}>Newer</SiteLink> : <span />}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? <SiteLink to={historyHref(page + 1, isRevealed)}>Older</SiteLink> : <span />}
    </nav>
  );
}

/** Asks before it clears, also without scripts. */
function ClearForm({ total }: { total: number }) {
  return (
    <details className={classes.clear}>
      <summary>Clear history</summary>
      <Form method="post" action="/account/history">
        <p>This removes {total === 1 ? 'the login' : `all ${total} logins`} from the list, and cannot be undone.</p>
        <input type="hidden" name="intent" value="clear" />
        <button type="submit" className={buttonClass('danger')}>
          Clear all
        </button>
      </Form>
    </details>
  );
}
