import { Form } from '@remix-run/react';
import { buttonClass, RelativeTime, SiteLink } from '@starhaven/ui-kit';
import tools from '../../components/tool-form/tool-form.module.css';
import type { OwnLink } from './recipes.route.server';

/** The short links of the account; `now` in unix seconds. Each has its own form, so that it can be removed without scripts, too. */
export function OwnLinks({ links, now }: { links: readonly OwnLink[]; now: number }) {
  return (
    <section className={tools.card} aria-labelledby="own-links">
      <h2 id="own-links">Your short links</h2>
      {links.length === 0 ? (
        <p className={tools.quiet}>You share no recipe now. Open one and choose “Make a short link”.</p>
      ) : (
        <>
          <p className={tools.quiet}>Everybody who has a link can open its recipe until you remove the link.</p>
          <ul className={tools.list}>
            {links.map(({ id, name, description, engineName, sharedAt }) => (
              <li key={id} className={tools.link}>
                <div>
                  <SiteLink to={`/command/r/${id}`}>{name}</SiteLink>
                  <p className={tools.quiet}>
                    {engineName} · shared <RelativeTime time={sharedAt} now={now} />
                    {description === '' ? '' : ` · ${description}`}
                  </p>
                </div>
                <details className={tools.more}>
                  <summary className={buttonClass()} aria-label={`Remove the link to ${name}`}>
                    Remove
                  </summary>
                  <Form method="post" action={`/command/r/${id}`}>
                    <input type="hidden" name="intent" value="remove" />
                    <button
                      type="submit"
                      className={buttonClass('danger')}
                      aria-label={`Really remove the link to ${name}`}
                    >
                      Really remove
                    </button>
                  </Form>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
