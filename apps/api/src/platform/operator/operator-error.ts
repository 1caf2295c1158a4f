/** An operator's command cannot be executed; the message gives the reason in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
