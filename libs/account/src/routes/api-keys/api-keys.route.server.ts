import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ApiKey } from '@starhaven/contracts/account';
import { getAccount, listApiKeys } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, PageHasProblem, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply, refusalStatus } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember } from '../../lib/visit/account-visit.server';
import { requireOffered, requireOfferedVisit } from '../../lib/visit/require-offered.server';
import { maxServerChoices } from './api-key.form';
import type { ApiKeysIntent, ApiKeysReplyFields } from './api-keys-reply';
import { apiKeysReplyDefaults } from './api-keys-reply';
import { createKeyIntent } from './intents/create-key.server';
import { revokeKeyIntent } from './intents/revoke-key.server';

export const headers = unsharedHeaders;

/** A key as the page shows it: `servers` are titles. */
export type ShownApiKey = ApiKey & { isExpired: boolean };

/** A game server that a key can be limited to. */
export interface ServerChoice {
  id: string;
  title: string;
}

/** The keys of the account, and what a new one can be limited to (docs/behaviour/account.md#api-keys). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async ({ context, request, client, sessionKey }) => {
    requireOffered(client, extensions.apiKeys);
    const [keys, account] = await Promise.all([
      client.call(listApiKeys, { sessionKey }),
      // The account's characters name the servers. If it has a password, the form asks for it.
      client.call(getAccount, { sessionKey, body: {} }),
    ]);
    for (const answer of [keys, account]) await requireLiveAnswer(context, request, answer);
    if (!keys.ok || !account.ok) {
      const message = 'Your API keys could not be loaded. Please try again.';
      throw new PageHasProblem({
        title: 'API Keys Error',
        message,
        canRetry: true,
        status: refusalStatus(keys, account),
      });
    }
    const servers = account.data.player.map(({ server }) => ({ id: server.id, title: server.title || server.id }));
    const nowSeconds = Date.now() / 1000;
    return {
      keys: keys.data.map((key) => ({ ...withTitles(key, servers), isExpired: key.expiresAt <= nowSeconds })),
      servers: servers.length > maxServerChoices ? [] : servers,
      hasPassword: account.data.account.password_web ?? false,
    };
  });

const withTitles = (key: ApiKey, servers: readonly ServerChoice[]): ApiKey => ({
  ...key,
  servers: key.servers.map((id) => servers.find((server) => server.id === id)?.title ?? `Server ${id}`),
});

const runForm = formAction<AccountVisit, ApiKeysIntent, ApiKeysReplyFields>({
  intents: { create: createKeyIntent, revoke: revokeKeyIntent },
  more: apiKeysReplyDefaults,
  onFailure: (error) => failedReply(error),
});

/** Makes or revokes an API key. */
export const action = async (args: ActionFunctionArgs) =>
  runForm(args.request, await requireOfferedVisit(args, extensions.apiKeys));
