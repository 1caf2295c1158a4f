import pg from 'pg';
import { operationOf } from '../database';
import type { ObserveQuery } from '../database';

type AnyQuery = (...args: unknown[]) => unknown;

/** A pg.Client that reports how long each query takes; pools make their connections from it. */
export function measuredClient(observeQuery: ObserveQuery): typeof pg.Client {
  return class MeasuredClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const plainQuery = super.query.bind(this) as AnyQuery;
      // query() has a dozen overloads; whichever is called, either the last argument is a callback or a promise comes back.
      const measuredQuery: AnyQuery = (...args) => {
        const [first] = args;
        const statement = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
        const startMs = performance.now();
        const done = () => observeQuery(operationOf(statement), (performance.now() - startMs) / 1000);
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          return plainQuery(...args.slice(0, -1), (...results: unknown[]) => {
            done();
            (callback as AnyQuery)(...results);
          });
        }
        const answer = plainQuery(...args);
        if (answer instanceof Promise) void answer.then(done, done);
        return answer;
      };
      this.query = measuredQuery as typeof this.query;
    }
  };
}
