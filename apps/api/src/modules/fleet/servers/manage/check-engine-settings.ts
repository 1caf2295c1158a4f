import { messageOf } from '@starhaven/node-kit/server';
import { DomainError } from '../../../../platform/errors/domain-error';
import type { ServerContext } from './server-context';

/** @throws DomainError invalid-argument with the engine's own message, which never contains a secret */
export function checkEngineSettings(
  { createEngine }: Pick<ServerContext, 'createEngine'>,
  kind: string,
  settings: Record<string, unknown>,
): void {
  if (kind === '')
    throw new DomainError('invalid-argument', 'engine is missing: which kind of engine answers at this address?');
  try {
    createEngine({ ...settings, kind });
  } catch (error) {
    throw new DomainError('invalid-argument', messageOf(error));
  }
}
