export { commonCodes } from './common-codes';
export { callCodes } from './retcodes';

export type { AnsweredCode, CallCodes } from './call-codes';
