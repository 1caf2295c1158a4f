import type { CallBody, CallDefinition, CallParams, CallQuery, Topic } from '@starhaven/contracts/protocol';
import type { CallResult } from './call-result';
import type { UpstreamErrorKind } from './failures/error-kinds';

/** Required if the call's schema requires any field, optional otherwise. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [key in Name]?: Value } : { [key in Name]: Value };

export type CallInput<C extends CallDefinition> = Part<'params', CallParams<C>> &
  Part<'query', CallQuery<C>> &
  Part<'body', CallBody<C>> & {
    /** Required by calls whose credential is not `none`. */
    sessionKey?: string;
    /** Aborts only this call. */
    signal?: AbortSignal;
    /**
     * For public reads that no topic covers, such as measurements: a shared answer may be at most this old, in milliseconds. Default 0:
     * always ask the host.
     */
    freshForMs?: number;
    /** Replaces the client's time limit, for a call that takes the host long. */
    timeoutMs?: number;
    /** True: the call is never retried, because its input makes a read start work on the host. Default: idempotent calls are retried. */
    isSentOnce?: boolean;
  };

/** The input is optional if none of its fields is required. */
export type CallArguments<C extends CallDefinition> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/** The account and book APIs for one visitor's request. */
export interface UpstreamClient {
  /** Sends a call and returns its result; throws only `UpstreamError`. Cached results are frozen. */
  call<C extends CallDefinition>(definition: C, ...input: CallArguments<C>): Promise<CallResult<C>>;
  /** True when the account API announced this optional extension (docs/behaviour/api.md#extensions). */
  hasExtension(name: string): boolean;
  /** False until the account API has sent its extensions; until then no extension is known to be missing. */
  readonly knowsExtensions: boolean;
  /** True for a host that supports only the specification's calls: it has no call that lists extensions. */
  readonly isSpecOnly: boolean;
  /** True after this host has proven that it has our shared secret. Markup of any other host is not accepted (docs/decisions/0017). */
  isProven(host: 'account' | 'book'): boolean;
}

export interface Visitor {
  /** The visitor's own address; forwarded only with the shared secret. */
  visitorAddress?: string;
  requestId?: string;
  /** The visitor's own browser, which the host shows in the list of logins. */
  userAgent?: string;
  /** W3C trace context of the visitor's request. */
  traceparent?: string;
  /** Aborted if the visitor leaves. */
  signal?: AbortSignal;
  /** Called with the topics of every public answer, before the answer is read. */
  onRead?: (topics: readonly Topic[]) => void;
}

export interface Upstream {
  forRequest(visitor?: Visitor): UpstreamClient;
  readonly versions: ContentVersions | null;
}

export interface ContentVersions {
  /** True while the account API announces every change. */
  readonly isLive: boolean;
  /** Opaque; null if unknown or not live. Two connections never share a version. */
  version(topic: Topic): string | null;
  /**
   * Calls the listener after a change of one topic, or with `all` if all known versions become invalid. Returns a function that
   * unsubscribes.
   */
  onChange(listener: (topic: Topic | 'all') => void): () => void;
  /** True while the host also announces changed accounts (extension `sessions`). */
  readonly tellsAccounts: boolean;
  /**
   * Calls the listener with the uid of an account whose roles, name or sessions changed, or with `all` if nothing known about any account
   * is valid any more. Returns a function that unsubscribes (extension `sessions`).
   */
  onAccountChange(listener: (uid: string | 'all') => void): () => void;
  hasExtension(name: string): boolean;
  /** True after the host has sent its extensions. */
  readonly knowsExtensions: boolean;
  /** True for a host that has no call that lists extensions. */
  readonly isSpecOnly: boolean;
  /** True after the host at this base URL has proven that it has our shared secret. Only such a host gets visitor headers. */
  isOurs(url: string): boolean;
  /** Resolves after the first requests to the hosts, whatever they answered. Never rejects. */
  readonly firstAsked: Promise<void>;
  /** Closes the connection and stops all timers. */
  close(): void;
}

/** `cached` came from memory; `not-modified` came from memory after the host answered 304. */
export type CallOutcome = 'ok' | 'cached' | 'not-modified' | UpstreamErrorKind;

export interface CallRecord {
  call: string;
  outcome: CallOutcome;
  durationMs: number;
}

/** One line for the operator; contains no query, body, key or address. */
export interface UpstreamLogEntry {
  level: 'info' | 'warn' | 'error';
  event:
    | 'upstream.call-failed'
    | 'upstream.call-retried'
    | 'upstream.rows-left-out'
    | 'upstream.host-unproven'
    | 'upstream.events-connected'
    | 'upstream.events-lost';
  message: string;
  call?: string;
  kind?: UpstreamErrorKind;
  status?: number;
  path?: string;
  requestId?: string;
  durationMs?: number;
}
