import * as v from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Topic } from './topic';

/** Which upstream serves a call: the account API or the book API (docs/behaviour/api.md#hosts). */
export type Host = 'account' | 'book';

/** Encoding of the body: `form` is application/x-www-form-urlencoded (docs/behaviour/api.md#account-calls). */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** How the session key is sent: not at all, in the parameter `token`, or in the `Authorization` header. */
export type Credential = 'none' | 'token' | 'authorization';

export interface CallDefinition<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> {
  /** Unique and in camelCase; names the call in logs, metrics and errors. */
  name: string;
  /** One sentence for the OpenAPI page. */
  summary: string;
  host: Host;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` segments, filled from `params`. */
  path: string;
  params: Params;
  query: Query;
  body: Body;
  bodyEncoding: BodyEncoding;
  /** Accepts every plausible wire form; its output is the one form that our code uses. */
  response: Response;
  /** Whether a retry after a network failure is safe. */
  isIdempotent: boolean;
  /** The topics that a read shows (empty for personal answers, which are never cached) or that a write changes. */
  topics: readonly Topic[];
  credential: Credential;
  /** null for a call of the specification, otherwise the name of the extension that adds it. */
  extension: string | null;
  /** A host may answer with a redirect instead of JSON; its target is then the field `link` of the answer. */
  mayRedirect: boolean;
}

export type CallParams<C extends CallDefinition> = InferInput<C['params']>;
export type CallQuery<C extends CallDefinition> = InferInput<C['query']>;
export type CallBody<C extends CallDefinition> = InferInput<C['body']>;
export type CallResponse<C extends CallDefinition> = InferOutput<C['response']>;

// Fields that a client sends beyond the contract are ignored, as in every other call.
const Nothing = v.optional(v.object({}));
type Nothing = typeof Nothing;

interface CallInput<
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Response extends GenericSchema,
> {
  name: string;
  summary: string;
  host: Host;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  response: Response;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyEncoding?: BodyEncoding;
  isIdempotent?: boolean;
  topics?: readonly Topic[];
  credential?: Credential;
  extension?: string | null;
  mayRedirect?: boolean;
}

/**
 * Declares one HTTP call with the defaults of its method: reads are idempotent, bodies are JSON, and the call sends only what its
 * definition names.
 */
export function defineCall<
  Response extends GenericSchema,
  Params extends GenericSchema = Nothing,
  Query extends GenericSchema = Nothing,
  Body extends GenericSchema = Nothing,
>(input: CallInput<Params, Query, Body, Response>): CallDefinition<Params, Query, Body, Response> {
  return {
    bodyEncoding: 'json',
    isIdempotent: input.method === 'GET',
    topics: [],
    credential: 'none',
    extension: null,
    mayRedirect: false,
    ...input,
    // The default of each type parameter is `Nothing`; the compiler does not infer that through the spread.
    params: (input.params ?? Nothing) as Params,
    query: (input.query ?? Nothing) as Query,
    body: (input.body ?? Nothing) as Body,
  };
}
