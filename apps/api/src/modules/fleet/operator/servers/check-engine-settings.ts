import { OperatorError } from '../../../../platform/operator/operator-error';
import type { OperatorContext } from '../operator-context';
import { messageOf } from '../../../../platform/errors/message-of';

/** @throws OperatorError with the engine's own message, which never contains a secret */
export function checkEngineSettings(
  { createEngine }: Pick<OperatorContext, 'createEngine'>,
  kind: string,
  settings: Record<string, unknown>,
): void {
  if (kind === '') throw new OperatorError('engine is missing: which kind of engine answers at this address?');
  try {
    createEngine({ ...settings, kind });
  } catch (error) {
    throw new OperatorError(messageOf(error), { cause: error });
  }
}
