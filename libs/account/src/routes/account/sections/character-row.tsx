import { Form } from '@remix-run/react';
import { Countdown, buttonClass } from '@starhaven/ui-kit';
import type { ShownCharacter } from '../shown-account.server';
import classes from '../account.module.css';

/** The game whose servers send the code by mail (docs/behaviour/account.md#codes-in-the-game). */
const gameWithMail = 3;

export interface CharacterRowProps {
  character: ShownCharacter;
  statusLabel: string;
  /** Unix seconds until which the server accepts no search; 0 or past = not blocked. */
  blockedUntil: number;
  nowSeconds: number;
}

/** One server with the account's player there, and what can be asked of it. */
export function CharacterRow({ character, statusLabel, blockedUntil, nowSeconds }: CharacterRowProps) {
  const { serverId, server, game, status, message, player } = character;
  const isBlocked = blockedUntil > nowSeconds;
  return (
    <li>
      <div>
        <p className={classes.name}>
          <bdi>{player?.nickname || player?.uid || server}</bdi>
          <span className={classes.state} data-state={status}>
            {statusLabel}
          </span>
          {isBlocked ? (
            <span className={classes.state} data-state="blocked">
              Blocked <Countdown untilSeconds={blockedUntil} nowSeconds={nowSeconds} form="mm:ss" />
            </span>
          ) : null}
        </p>
        {player ? (
          <p className={classes.quiet}>
            <bdi>{server}</bdi>, UID <code>{player.uid}</code>
          </p>
        ) : null}
        {player?.signature ? (
          <p className={classes.quiet}>
            <bdi>{player.signature}</bdi>
          </p>
        ) : null}
        {status !== 'active' && message ? <p className={classes.quiet}>{message}</p> : null}
      </div>
      <Form method="post" preventScrollReset className={classes.actions}>
        <input type="hidden" name="server" value={serverId} />
        {game === gameWithMail ? <input type="hidden" name="mail" value="yes" /> : null}
        <button
          type="submit"
          name="intent"
          value="search-player"
          className={buttonClass()}
          aria-label={`Refresh ${server}`}
          disabled={isBlocked}
        >
          Refresh
        </button>
        {status === 'active' ? null : (
          <button
            type="submit"
            name="intent"
            value="get-code"
            className={buttonClass()}
            aria-label={`Get the code for ${server}`}
          >
            {game === gameWithMail ? 'Get Code Mail' : 'Get Code'}
          </button>
        )}
      </Form>
    </li>
  );
}
