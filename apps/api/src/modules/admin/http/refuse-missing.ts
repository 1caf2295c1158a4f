import type { ErrorAnswers } from '../../../platform/http/errors/refuse-domain-error';

/** What a form names and is gone is a refusal of the form; its page still exists. */
export const refuseMissing: ErrorAnswers = { 'not-found': { status: 200, retcode: -1 } };
