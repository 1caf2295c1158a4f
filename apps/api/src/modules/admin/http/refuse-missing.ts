import type { ErrorAnswers } from '../../../platform/http/errors/refuse-domain-error';

/** If the item that a form names no longer exists, the form is refused with status 200: the page of the form itself still exists. */
export const refuseMissing: ErrorAnswers = { 'not-found': { status: 200, retcode: -1 } };
