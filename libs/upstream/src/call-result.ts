import type { CallDefinition, CallResponse, Envelope, RateLimit } from '@starhaven/contracts/protocol';
import { isSuccess } from '@starhaven/contracts/protocol';

/** The host accepted the call; `data` is undefined for calls without data. */
interface SuccessEnvelope<Data> {
  ok: true;
  data: Data;
  /** The host's own text; empty if it sends none. */
  message: string;
}

/** The host refused with a code that is neither 0 nor 200. */
export interface CallRefusal {
  ok: false;
  retcode: number;
  /** The host's own text; empty if it sends none. */
  message: string;
  /** null unless the caller is limited. */
  ratelimit: RateLimit | null;
  /** When a limit or quota ends, unix seconds; 0 if none is reported. */
  timestamp: number;
  /** The form field that caused the refusal, if the host is our own API and names one. */
  field: string | undefined;
}

/** The declared fields of a loose object, without its index signature. */
type Declared<T> = { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] };
type More<T> = Omit<Declared<T>, 'retcode' | 'message' | 'status' | 'data' | 'ratelimit' | 'timestamp' | 'field'>;

type ResultOf<Form> = Form extends { retcode: infer Code }
  ? number extends Code
    ? CallRefusal & (Form extends { data: object } ? { data: Form['data'] } : unknown) & More<Form>
    : SuccessEnvelope<Form extends { data: infer Data } ? Data : undefined> & More<Form>
  : SuccessEnvelope<Form>;

/** The result of a call; `ok` distinguishes success and refusal. Calls whose contract has no refusal have only the success form. */
export type CallResult<C extends CallDefinition> = ResultOf<CallResponse<C>>;
export type CallSuccess<C extends CallDefinition> = Extract<CallResult<C>, { ok: true }>;

/** Turns an answer that matches its contract, bare or in an envelope, into the result for callers. */
export function toCallResult<C extends CallDefinition>(answer: CallResponse<C>): CallResult<C>;
export function toCallResult(answer: unknown): unknown {
  if (!isEnvelope(answer)) return { ok: true, data: answer, message: '' };
  const { retcode, message, status, ...rest } = answer;
  const text = message || status || '';
  if (isSuccess(retcode)) return { data: undefined, ...rest, ok: true, message: text };
  return { ratelimit: null, timestamp: 0, field: undefined, ...rest, ok: false, retcode, message: text };
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'retcode' in answer;
