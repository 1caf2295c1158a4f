import { runAccountCommand } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import { effectiveRoles, requireApiKey, requireCommand } from '../../account';
import type { ApiKeyGuard } from '../../account';
import { judgeCommand } from '../../fleet';
import type { ChatContext } from '../chat-context';
import { runLine } from './run-line';
import { toBotReply } from './to-bot-reply';

export function runAccountCommandRoute(
  app: FastifyInstance,
  context: ChatContext & { apiKeyGuard: ApiKeyGuard },
): void {
  registerCall(app, runAccountCommand, async ({ body: { server: serverId, command }, request }) => {
    const access = await requireApiKey(request, context.apiKeyGuard);
    const { account } = access;
    const roles = effectiveRoles(account);
    const engine = context.gateway.findServer(serverId)?.engine ?? '';
    const verdict = judgeCommand({ engine, text: command, roles });
    if (!verdict.isAllowed) throw new DomainError('permission-denied', verdict.message);
    requireCommand(access, { serverId, head: verdict.head });
    const character = await context.findCharacter({ accountId: account.id, serverId: Number(serverId) });
    const outcome = await runLine(
      context,
      { accountId: account.id, name: account.name, roles },
      { input: command, playerUid: character?.uid ?? '', serverId },
    );
    const { retcode, message, timestamp } = toBotReply(outcome);
    return { retcode, message, timestamp, ...(outcome.kind === 'done' ? { data: { output: message } } : {}) };
  });
}
