import { DomainError } from '../../platform/errors/domain-error';
import type { CallableServer } from '../fleet';
import type { PlayersContext } from './players-context';

/** The game server with this id. @throws DomainError failed-precondition in the specification's words when there is none */
export function requireCallableServer({ gateway }: Pick<PlayersContext, 'gateway'>, id: string): CallableServer {
  const server = gateway.findServer(id);
  if (server === null || server.isDisabled) throw new DomainError('failed-precondition', 'Invalid Server');
  return server;
}
