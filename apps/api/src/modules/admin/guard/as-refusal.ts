import { DomainError } from '../../../platform/errors/domain-error';
import { OperatorError } from '../../../platform/operator/operator-error';

/** The texts of operators' commands name flags and commands, which nobody has in front of a page. */
const forPages = (message: string) =>
  message.replace(/[;,]? (see|call it off with): npm run .*$/, '.').replace(/(;[^;]*)? with --[a-z-]+/g, '');

/** Runs an operator's command for a page: what it refuses is a refusal of the call. */
export async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw new DomainError('failed-precondition', forPages(error.message));
    throw error;
  }
}
