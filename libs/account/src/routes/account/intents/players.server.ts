import { PlayerRetcode, findOnServer, getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal, RefusalWords } from '@starhaven/upstream/server';
import { isLimited, isUpstreamError, refusedReply } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { minutesUntil } from '../../../lib/visit/limit-words';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';
import { readKeptClaim } from '../claims/kept-claim.server';

const ServerSchema = v.object({
  server: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Please select a server')),
  /** `yes` for servers that send the code by in-game mail. */
  mail: v.optional(v.string(), ''),
});

/** Looks for the player of this account on one server. */
export const searchPlayerIntent = formIntent(ServerSchema, searchPlayer, { keep: readKeptClaim });

async function searchPlayer(
  visit: AccountVisit,
  { server }: { server: string },
): Promise<FormAnswer<AccountReplyFields>> {
  const result = await visit.client.call(findOnServer, {
    sessionKey: visit.sessionKey,
    query: { type: 'player_search', id_server: server },
  });
  // The search has started (docs/behaviour/account.md#player-search).
  if (!result.ok && result.retcode === PlayerRetcode.Processing) {
    const message = 'Your player data is being processed. This takes about 5 minutes.';
    return { message: { type: 'info', title: 'Search started', message }, more: { searchedServer: server } };
  }
  if (!result.ok && isLimited(result)) {
    return { ...refusedReply(withSearchTime(result), searchedTooOften), more: { blockedServer: server } };
  }
  return settle<AccountReplyFields>(visit, knownText(result), {
    success: { title: 'Player found', message: 'Your character is up to date.' },
    refusal: { title: 'Error', message: 'Player data not found' },
    more: { searchedServer: server, claim: null },
  });
}

const searchedTooOften: RefusalWords = {
  title: 'Rate Limited',
  type: 'warn',
  limit: ({ untilSeconds }) => ({ text: `Please wait ${minutesUntil(untilSeconds ?? 0)} before you search again.` }),
};

/** The specification sends the end of this limit in `data` (docs/behaviour/account.md#search-answers). */
const withSearchTime = (refusal: CallRefusal & { data: { timestamp: number } }): CallRefusal =>
  refusal.data.timestamp > 0 ? { ...refusal, ratelimit: null, timestamp: refusal.data.timestamp } : refusal;

/** The host's messages about a player, with our texts (docs/behaviour/account.md#player-states). */
const playerTexts: Record<string, string | undefined> = {
  api_db_player_nofound: 'Player data not found',
  api_db_player_process: 'Your player data is being processed. This takes about 5 minutes.',
};

/** The text of a player's state; a message that is not in the table is shown unchanged. */
export const playerText = (message: string) => (Object.hasOwn(playerTexts, message) && playerTexts[message]) || message;

const knownText = <Result extends { message: string }>(result: Result): Result => ({
  ...result,
  message: playerText(result.message),
});

/** A code that the visitor enters in the game, or reads in an in-game mail. */
export const getCodeIntent = formIntent(ServerSchema, async (visit: AccountVisit, { server, mail }) => {
  const result = await visit.client.call(findOnServer, {
    sessionKey: visit.sessionKey,
    query: { type: 'code_server', id_server: server },
  });
  // A host that sends the code into the game answers without it.
  const sentText = mail === 'yes' ? 'Look for the code in your in-game mail.' : 'Look for the code in the game.';
  const isSent = result.ok && result.data.code === '';
  const known = knownText(result);
  return settle<AccountReplyFields>(visit, known.ok ? known : withSearchTime(known), {
    success: isSent ? { title: 'Code sent', message: known.message || sentText } : null,
    refusal: { title: 'Error', message: 'No code could be made. Please try again.' },
    more: { gameCode: { serverId: server, code: result.ok ? result.data.code : '', isMail: mail === 'yes' } },
  });
});

/** Some hosts answer only after every game server has answered. Reverse proxies often stop waiting for us after 60 seconds. */
const refreshTimeoutMs = 55_000;

/** Refreshes the players of all servers, which is slow. Our own host skips a refresh that comes too soon and reports this. */
export const refreshAllIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const { client, sessionKey } = visit;
  const extras = client.hasExtension(extensions.accountExtras) ? { extras: 'yes' as const } : {};
  const result = await client
    .call(getAccount, {
      sessionKey,
      body: { action: 'refresh_player', ...extras },
      timeoutMs: refreshTimeoutMs,
      isSentOnce: true,
    })
    .catch((error: unknown) => {
      if (isUpstreamError(error) && error.kind === 'timeout') return null;
      throw error;
    });
  if (result === null) {
    const message = 'The refresh may still be running. Please load your data again in a few minutes.';
    return { message: { type: 'warn', title: 'No answer yet', message }, status: 504 };
  }
  const againAt = result.ok ? (result.data.account.extras?.refreshAgainAt ?? 0) : 0;
  if (againAt > Date.now() / 1000) {
    const message = `Your characters were refreshed a moment ago. Please wait ${minutesUntil(againAt)}.`;
    return { message: { type: 'warn', title: 'Not refreshed', message }, waitUntilSeconds: againAt, status: 429 };
  }
  return settle<AccountReplyFields>(visit, result, {
    success: { title: 'Refresh started', message: 'All servers are asked for your characters. This can take minutes.' },
    refusal: { title: 'Error', message: 'The servers could not be asked. Please try again.' },
  });
});
