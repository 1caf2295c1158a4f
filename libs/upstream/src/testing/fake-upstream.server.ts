import type { CallDefinition, extensions } from '@starhaven/contracts/protocol';
import type { CallResult } from '../call-result';
import type { OnRowsLeftOut } from '../client/answer/decode-answer.server';
import { decodeAnswer, decodeSharedAnswer } from '../client/answer/decode-answer.server';
import { freezeDeep } from '../client/answer/freeze-deep';
import { describeUnreadableRows } from '../client/answer/report-rows';
import { AnswerCache } from '../client/kept/answer-cache.server';
import { untilAborted } from '../client/exchange/until-aborted.server';
import { FreshAnswers } from '../client/kept/fresh-answers.server';
import type { LooseInput } from '../client/request/build-request.server';
import { buildRequest } from '../client/request/build-request.server';
import type { UpstreamClient } from '../types';
import { UpstreamError, isUpstreamError } from '../failures/upstream-error';
import type { CallAnswers, LooseCallInput, RawAnswers } from './call-answers';
import { reportFault } from './test-faults';

export interface FakeUpstreamOptions {
  /** What the host answers to each call, by the call's name. The test may change the table later. */
  answers?: CallAnswers;
  /** Answers whose type nothing checks, for a host that sends what its contract does not allow. */
  rawAnswers?: RawAnswers;
  /** True: a call without an answer fails like one to a host that is down. Default: it fails the test. */
  isDown?: boolean;
  /** The extensions that the host announces. Default: none. */
  extensions?: readonly Extension[];
  /** False: the host has not sent its extensions yet. Default true. */
  knowsExtensions?: boolean;
  /** True: a host without the call that lists extensions. Default: true if it announces no extensions. */
  isSpecOnly?: boolean;
  /** True: the host has proven that it has our shared secret. Default false. */
  isProven?: boolean;
}

export type Extension = (typeof extensions)[keyof typeof extensions];

/** A call that the fake received, with the input as the caller gave it, except its signal. */
export interface SentCall {
  name: string;
  input: LooseCallInput;
}

/**
 * A client of the APIs whose host gives the answers of a test. It checks the input and reads each answer as the real client does: it
 * applies the contract of the call, and throws the same errors. `calls` has every call in its order. These faults fail the test, even if
 * the tested code hides the error: a call without an answer, input that the contract of the call does not allow, and an answer in `answers`
 * or a row of it that does not match its contract.
 */
export function fakeUpstream({
  answers = {},
  rawAnswers = {},
  isDown = false,
  extensions: announced = [],
  knowsExtensions = true,
  isSpecOnly = knowsExtensions && announced.length === 0,
  isProven = false,
}: FakeUpstreamOptions = {}): { upstream: UpstreamClient; calls: SentCall[] } {
  const calls: SentCall[] = [];
  // The tables have a type for each call; here, the name is known only at run time. A test may change its tables between two calls.
  const typed: Record<string, unknown> = answers;
  const raw: Record<string, unknown> = rawAnswers;

  async function send(call: CallDefinition, input: LooseInput): Promise<unknown> {
    try {
      buildRequest(call, 'http://host.test', input);
    } catch (error) {
      throw isUpstreamError(error) ? reportFault(error.message, error) : error;
    }
    const { signal, ...sent } = input;
    // The contract has checked the input, which is an object of fields.
    calls.push({ name: call.name, input: sent as LooseCallInput });
    const isRaw = call.name in raw;
    const entry = isRaw ? raw[call.name] : typed[call.name];
    if (entry === undefined) {
      if (isDown) throw new UpstreamError('network', call.name, 'no host there');
      throw reportFault(`The test gives no answer to ${call.name}.`);
    }
    const give = async (): Promise<unknown> => (typeof entry === 'function' ? entry(sent) : entry);
    const answer = await untilAborted(signal ? [signal] : [], call.name, give);
    if (answer instanceof Error) throw answer;
    return decode(call, input, answer, isRaw);
  }

  function decode(call: CallDefinition, input: LooseInput, answer: unknown, isRaw: boolean): unknown {
    const http = { url: 'http://host.test', status: 200, header: () => null, text: JSON.stringify(answer) ?? '' };
    const onRows: OnRowsLeftOut = (rows) => {
      if (!isRaw) reportFault(`${call.name}: ${describeUnreadableRows(rows)}. Use rawAnswers if this is on purpose.`);
    };
    const isShared = AnswerCache.holds(call) || (Boolean(input.freshForMs) && FreshAnswers.holds(call));
    try {
      return isShared ? freezeDeep(decodeSharedAnswer(call, http, onRows)) : decodeAnswer(call, http, onRows);
    } catch (error) {
      if (isRaw || !isUpstreamError(error) || error.kind !== 'shape') throw error;
      throw reportFault(`${error.message}. Use rawAnswers if this is on purpose.`, error);
    }
  }

  const upstream: UpstreamClient = {
    call: <C extends CallDefinition>(definition: C, input: LooseInput = {}) =>
      // `decode` has read the answer with the definition's own schema.
      send(definition, input) as Promise<CallResult<C>>,
    hasExtension: (name) => announced.some((extension) => extension === name),
    knowsExtensions,
    isSpecOnly,
    isProven: () => isProven,
  };
  return { upstream, calls };
}
