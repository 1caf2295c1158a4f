import { isDomainError } from '../errors/domain-error';
import type { DomainErrorKind } from '../errors/domain-error';
import { OperatorError } from './operator-error';

/** The text that the command line adds to a refusal, by its kind, such as `see: npm run server -- list`. */
export type Hints = Partial<Record<DomainErrorKind, string>>;

/** Runs a verb for the command line. A refusal is shown to the operator, with the next command to type. @throws OperatorError */
export async function tellOperator<T>(verb: () => Promise<T>, hints: Hints = {}): Promise<T> {
  try {
    return await verb();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { kind, message } = error;
    const hint = hints[kind];
    throw new OperatorError(hint === undefined ? message : `${message.replace(/\.$/, '')}; ${hint}`, { cause: error });
  }
}
