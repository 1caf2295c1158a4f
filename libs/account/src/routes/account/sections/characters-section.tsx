import { Form, useRevalidator } from '@remix-run/react';
import { playerStatuses } from '../characters/player-status';
import { SelectField, SiteLink, TextField, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import { RetryPart } from '../../../components/retry-part/retry-part';
import type { AccountReply } from '../account-reply';
import type { CharacterFilter } from '../characters/filter-characters';
import type { ShownCharacter } from '../shown-account.server';
import { usePostForm } from '../use-post-form';
import { useRefreshProgress } from '../characters/use-refresh-progress';
import { useReloadAfterSearch } from '../characters/use-reload-after-search';
import { CharacterRow } from './character-row';
import { ClaimForms } from './claim-forms';
import { ClaimSteps } from './claim-steps';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../account.module.css';

export interface CharactersSectionProps {
  characters: readonly ShownCharacter[];
  /** The servers whose characters match the filter; null: all match. */
  found: readonly string[] | null;
  /** True if the host could not list the characters. */
  areAway: boolean;
  filter: CharacterFilter;
  /** Whether the host lets members claim characters by number and release them here. */
  hasClaims: boolean;
  reply: AccountReply | null;
  nowSeconds: number;
}

const statusLabels = { active: 'Active', 'not-found': 'Not found', processing: 'Processing' };

/** The players of the account, one for each server (docs/behaviour/account.md#characters). */
export function CharactersSection({
  characters,
  found,
  areAway,
  filter,
  hasClaims,
  reply,
  nowSeconds,
}: CharactersSectionProps) {
  useReloadAfterSearch(reply);
  const progress = useRefreshProgress();
  const { revalidate, state } = useRevalidator();
  const postForm = usePostForm();
  const shown = found === null ? characters : characters.filter(({ serverId }) => found.includes(serverId));
  const blockedUntil = (serverId: string) => (reply?.blockedServer === serverId ? (reply.waitUntilSeconds ?? 0) : 0);
  return (
    <AccountCard aria-labelledby="characters">
      <h2 id="characters">Game Characters</h2>
      {areAway ? (
        <div className={classes.open} role="status">
          <span className={layout.quiet}>Your characters could not be loaded.</span>
          <RetryPart retry={revalidate} isBusy={state !== 'idle'} />
        </div>
      ) : characters.length === 0 ? (
        <p className={layout.quiet}>
          There is no server with a character of yours yet. Play on one of the <SiteLink to="/status">servers</SiteLink>
          , then refresh.
        </p>
      ) : (
        <Form method="get" action="/account" preventScrollReset className={layout.line} role="search">
          <TextField id="character-search" name="q" label="Search" type="search" defaultValue={filter.search} />
          <SelectField id="character-status" name="status" label="Status" defaultValue={filter.status || 'all'}>
            <option value="all">All</option>
            {playerStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </SelectField>
          <SelectField id="character-server" name="server" label="Server" defaultValue={filter.server}>
            <option value="">All servers</option>
            {characters.map(({ serverId, server }) => (
              <option key={serverId} value={serverId}>
                {server}
              </option>
            ))}
          </SelectField>
          <button type="submit" className={buttonClass()}>
            Filter
          </button>
        </Form>
      )}
      {characters.length > 0 && shown.length === 0 ? (
        <p className={layout.quiet}>
          No character matches. <SiteLink to="/account">Show all</SiteLink>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul className={layout.list}>
          {shown.map((character) => (
            <CharacterRow
              key={character.serverId}
              character={character}
              statusLabel={statusLabels[character.status]}
              blockedUntil={Math.max(character.blockedUntil, blockedUntil(character.serverId))}
              nowSeconds={nowSeconds}
              postForm={postForm}
              canRelease={hasClaims}
            />
          ))}
        </ul>
      ) : null}
      <Form method="post" preventScrollReset className={classes.open}>
        <input type="hidden" name="intent" value="refresh-all" />
        <button type="submit" className={buttonClass()}>
          Refresh all
        </button>
        <span className={layout.quiet} role="status">
          {progress === null
            ? 'Asks every server, which can take minutes.'
            : progress.done < progress.total
              ? `Refreshing: ${progress.done} of ${progress.total}`
              : 'All characters are refreshed.'}
        </span>
      </Form>
      {hasClaims && reply?.claim ? (
        <ClaimSteps
          key={`${reply.claim.serverId} ${reply.claim.uid}`}
          claim={reply.claim}
          server={characters.find(({ serverId }) => serverId === reply.claim?.serverId)?.server ?? ''}
          reply={reply}
        />
      ) : null}
      {hasClaims && characters.length > 0 ? (
        // The new key closes the form as soon as its proof has started.
        <ClaimForms key={reply?.claim ? 'started' : 'none'} characters={characters} reply={reply} />
      ) : null}
    </AccountCard>
  );
}
