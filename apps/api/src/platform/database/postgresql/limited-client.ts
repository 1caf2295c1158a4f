import pg from 'pg';
import { operationOf } from '../database';
import type { ObserveQuery } from '../database';
import { DatabaseTimeoutError } from '../errors';
import { hasLongTimeout } from '../long-timeout';
import { cutConnection } from './cut-connection';

type AnyQuery = (...args: unknown[]) => unknown;

/** The server ends a statement after 5 s, so a server that is silent for longer is unreachable. */
export const answerLimitMs = 7_000;
/** The limit for transactions that raise the server's limit to ten minutes. */
const longTimeoutMs = 11 * 60_000;

export interface LimitedClientOptions {
  observeQuery: ObserveQuery;
  answerLimitMs?: number;
}

/** The statement in the first argument of query(). */
function textOf(first: unknown): string {
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string'
    ? first.text
    : '';
}

/**
 * Drizzle sends `begin` outside of the `try` block that releases the connection. After a failed `begin`, the pool would count that
 * connection as in use forever, and ten such failures would leave none.
 */
function leavePool(client: pg.Client & { release?: pg.PoolClient['release'] }): void {
  const release = client.release;
  // A connection may be released only once.
  client.release = () => {};
  release?.(true);
}

/**
 * A pg.Client that reports the duration of each query and cuts its connection when a query is not answered in time. pg's own
 * `query_timeout` would return such a connection to the pool, where the next query waits behind the stuck one.
 */
export function limitedClient(options: LimitedClientOptions): typeof pg.Client {
  const { observeQuery } = options;
  return class LimitedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The pool listens only while the connection is idle. Without a listener, a connection that breaks in a transaction would end the
      // process; the caller gets the error from its query.
      this.on('error', () => {});
      // The casts below are for these overloads: arguments are passed on unchanged.
      const plainQuery = super.query.bind(this) as AnyQuery;
      // query() has a dozen overloads; in each of them the last argument is a callback or the result is a promise.
      const limitedQuery: AnyQuery = (...args) => {
        const [first] = args;
        const statement = textOf(first);
        const limitMs = hasLongTimeout() ? longTimeoutMs : (options.answerLimitMs ?? answerLimitMs);
        const startMs = performance.now();
        const timer = setTimeout(() => {
          cutConnection(this, new DatabaseTimeoutError(`PostgreSQL has not answered for ${limitMs} ms.`));
        }, limitMs);
        timer.unref();
        const done = () => {
          clearTimeout(timer);
          observeQuery(operationOf(statement), (performance.now() - startMs) / 1000);
        };
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          return plainQuery(...args.slice(0, -1), (...results: unknown[]) => {
            done();
            callback(...results);
          });
        }
        const answer = plainQuery(...args);
        if (answer instanceof Promise) {
          void answer.then(done, () => {
            done();
            if (/^begin\b/i.test(statement)) leavePool(this);
          });
        } else clearTimeout(timer);
        return answer;
      };
      // It has the parameters and results of every overload.
      this.query = limitedQuery as typeof this.query;
    }
  };
}
