export { commonCodes } from './common-codes';
export { callCodes } from './retcodes';

export type { AnsweredCode } from './call-codes';
