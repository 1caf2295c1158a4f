import type { CallDefinition } from '@starhaven/contracts/protocol';
import type { InferInput } from 'valibot';
import type { CallInput } from '../types';
import type * as contracts from './all-contracts';

type Contracts = typeof contracts;

/** Every call of the contracts by its name, which is also the name of its export. */
export type Calls = {
  [
    Name in keyof Contracts as Contracts[Name] extends { bodyEncoding: string; response: unknown } ? Name : never
  ]: Contracts[Name] extends CallDefinition ? Contracts[Name] : never;
};
export type CallName = keyof Calls;

/** The declared fields of a loose object, without its index signature, so that the compiler reports a misspelled field. */
type Declared<T> = { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] };

/**
 * A refusal, which a host may send as the answer to every call. It has no `data`; otherwise every wrong success would be a correct
 * refusal.
 */
export interface Refusal {
  retcode: number | string;
  message?: string | number | null;
  status?: string | number | null;
  ratelimit?: { max?: number | string; time?: number | string } | null;
  timestamp?: number | string | null;
  field?: string;
  data?: null;
}

/** A success is the form whose code may be missing. A contract without codes also accepts the envelope around its data. */
type FormOf<Wire> = Wire extends { retcode?: unknown }
  ? undefined extends Wire['retcode']
    ? Declared<Wire>
    : Refusal & Omit<Declared<Wire>, keyof Refusal>
  : Wire extends { data: unknown }
    ? Wire & { retcode?: number; message?: string }
    : Wire;

/** What a host may send as the answer to a call: the wire form of its contract. */
export type CallAnswer<Name extends CallName> = FormOf<InferInput<Calls[Name]['response']>> | Refusal;

/** One answer for every time, an error that the call throws, or a function that answers each input. */
type Given<Answer, Input> = Answer | Error | ((input: Input) => Answer | Error | Promise<Answer | Error>);

/** The answers of a fake host, by the names of the calls. */
export type CallAnswers = { [Name in CallName]?: Given<CallAnswer<Name>, CallInput<Calls[Name]>> };

/** Answers without a type, for a host that sends what no contract allows. */
export type RawAnswers = { [Name in CallName]?: Given<unknown, LooseCallInput> };

/** The input of any call. */
export interface LooseCallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  sessionKey?: string;
  timeoutMs?: number;
  isSentOnce?: boolean;
}
