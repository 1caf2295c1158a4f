import { codeOf } from '@starhaven/node-kit/server';

export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/** Drizzle adds the parameters of a failed query, which may be secrets, to its message and so to its stack. */
const parameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/;

/** An error for the log with its chain of causes, without the values of query parameters. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = codeOf(error);
  return {
    type: error.name,
    message: error.message.replace(parameters, ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: error.stack.replace(parameters, '') } : {}),
    ...(error.cause !== undefined && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
