import type { CallBody, CallDefinition, CallParams, CallQuery, CallResponse, Topic } from '@starhaven/contracts';
import type { UpstreamErrorKind } from './error-kinds';

/** Required when the call's schema requires anything, optional otherwise. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [key in Name]?: Value } : { [key in Name]: Value };

export type CallInput<C extends CallDefinition> = Part<'params', CallParams<C>> &
  Part<'query', CallQuery<C>> &
  Part<'body', CallBody<C>> & {
    /** Required by calls whose credential is not `none`. */
    sessionKey?: string;
    /** Aborts this call alone. */
    signal?: AbortSignal;
    /**
     * For public reads that no topic stands for, such as measurements: an answer that is at most this old, milliseconds, may be
     * anybody's. Default 0: ask the host.
     */
    freshForMs?: number;
  };

/** The input may be left out when nothing in it is required. */
export type CallArguments<C extends CallDefinition> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/** The account and book APIs as one visitor's request sees them. */
export interface UpstreamClient {
  /** Sends a call and returns its validated answer; throws nothing but `UpstreamError`. Cached answers are frozen. */
  call<C extends CallDefinition>(definition: C, ...input: CallArguments<C>): Promise<CallResponse<C>>;
  /** True when the account API announced this optional extension (docs/behaviour/api.md#extensions). */
  hasExtension(name: string): boolean;
  /** False until the account API has told its extensions: then none of them is known to be missing. */
  readonly knowsExtensions: boolean;
  /** True for a host that speaks the specification's calls only: it was asked for its extensions and has no such call. */
  readonly isSpecOnly: boolean;
}

export interface Visitor {
  /** The visitor's own address; forwarded only under the shared secret. */
  visitorAddress?: string;
  requestId?: string;
  /** The visitor's own browser, which the host shows in the list of logins. */
  userAgent?: string;
  /** W3C trace context of the visitor's request. */
  traceparent?: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
  /** Told the topics of every public answer that was read, before it is read. */
  onRead?: (topics: readonly Topic[]) => void;
}

export interface Upstream {
  forRequest(visitor?: Visitor): UpstreamClient;
  readonly versions: ContentVersions | null;
}

export interface ContentVersions {
  /** True while the account API promises to tell every change. */
  readonly isLive: boolean;
  /** Opaque; null when unknown or not live; never the same on two connections. */
  version(topic: Topic): string | null;
  /** Calls the listener after a change of one topic, or with `all` when nothing known before counts any more; returns the unsubscriber. */
  onChange(listener: (topic: Topic | 'all') => void): () => void;
  /** True while the host also promises to tell which accounts changed (extension `sessions`). */
  readonly tellsAccounts: boolean;
  /**
   * Calls the listener with the UID of an account whose roles, name or sessions changed, or with `all` when nothing known of any
   * account counts any more; returns the unsubscriber (extension `sessions`).
   */
  onAccountChange(listener: (uid: string | 'all') => void): () => void;
  hasExtension(name: string): boolean;
  /** True once the host has told its extensions. */
  readonly knowsExtensions: boolean;
  /** True for a host that was asked for its extensions and has no such call. */
  readonly isSpecOnly: boolean;
  /** True once the host at this base URL has proven that it holds our shared secret; only such a host is told who visits. */
  isOurs(url: string): boolean;
  /** Resolves once the hosts were asked for the first time, whatever they answered. Never rejects. */
  readonly firstAsked: Promise<void>;
  /** Ends the connection and all timers. */
  close(): void;
}

/** `cached` came from memory, `not-modified` from memory after the host said 304. */
export type CallOutcome = 'ok' | 'cached' | 'not-modified' | UpstreamErrorKind;

export interface CallRecord {
  call: string;
  outcome: CallOutcome;
  durationMs: number;
}

/** One line for the operator; holds no query, body, key or address. */
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
