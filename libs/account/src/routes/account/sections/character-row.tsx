import { Countdown, buttonClass, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import type { ShownCharacter } from '../shown-account.server';
import type { usePostForm } from '../use-post-form';
import layout from '../../../components/account-layout/account-layout.module.css';

/** The game whose servers send the code by mail (docs/behaviour/account.md#codes-in-the-game). */
const gameWithMail = 3;

export interface CharacterRowProps {
  character: ShownCharacter;
  statusLabel: string;
  /** Unix seconds until which the server accepts no search; 0 or past = not blocked. */
  blockedUntil: number;
  nowSeconds: number;
  postForm: ReturnType<typeof usePostForm>;
  /** Whether the host can release characters. */
  canRelease: boolean;
}

/**
 * One server with the account's player there, and the actions for it. A page may have dozens of rows, so each has only plain elements and
 * one form. The release button belongs to that form, too.
 */
export function CharacterRow(props: CharacterRowProps) {
  const { character, statusLabel, blockedUntil, nowSeconds, postForm, canRelease } = props;
  const { serverId, server, game, status, message, player } = character;
  const isBlocked = blockedUntil > nowSeconds;
  const formId = `character-${serverId}`;
  return (
    <li>
      <div>
        <p className={layout.name}>
          <bdi>{player?.nickname || player?.uid || server}</bdi>
          <span className={layout.state} data-state={status}>
            {statusLabel}
          </span>
          {isBlocked ? (
            <span className={layout.state} data-state="blocked">
              Blocked <Countdown untilSeconds={blockedUntil} nowSeconds={nowSeconds} form="mm:ss" />
            </span>
          ) : null}
        </p>
        {player ? (
          <p className={layout.quiet}>
            <bdi>{server}</bdi>, UID <code>{player.uid}</code>
          </p>
        ) : null}
        {player?.signature ? (
          <p className={layout.quiet}>
            <bdi>{player.signature}</bdi>
          </p>
        ) : null}
        {status !== 'active' && message ? <p className={layout.quiet}>{message}</p> : null}
      </div>
      <form {...postForm} id={formId} className={layout.actions}>
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
      </form>
      {canRelease && player ? (
        <details className={openerClass}>
          <summary>
            Release<span className={visuallyHidden}> the character on {server}</span>
          </summary>
          <div className={layout.form}>
            <p className={layout.quiet}>
              The character leaves your account, and another account can add it. Rewards on their way still arrive.
            </p>
            <button type="submit" form={formId} name="intent" value="release-character" className={buttonClass()}>
              Release this character
            </button>
          </div>
        </details>
      ) : null}
    </li>
  );
}
