import type { ErrorAnswers } from './errors/refuse-domain-error';
import type { Visitor } from '../visitors/visitor-address';

declare module 'fastify' {
  interface FastifyInstance {
    isProduction: boolean;
    /** Names of this host's extensions of the specification (docs/behaviour/api.md#extensions); each module adds its own. */
    extensions: Set<string>;
    /** True when too little disk space is left for writes. */
    isDiskLow: () => Promise<boolean>;
    /** True while a restore of this process refuses writes. */
    isHoldingWrites: () => boolean;
  }
  interface FastifyRequest {
    /** The caller: a visitor's address, signed by the web server or taken from the socket, or the web server itself. */
    visitor: Visitor;
  }
  interface FastifyContextConfig {
    /** Health, metrics, operator commands: no rate limit, no load shedding, no access log. */
    isOperational?: boolean;
    /** Open as long as the client wants: its duration is not measured. */
    isStream?: boolean;
    /** Answers of this call to some kinds of domain errors that replace the defaults. */
    errorAnswers?: ErrorAnswers;
    /** Maximum of a body of JSON, for routes whose long bodies are forms. */
    maxJsonBytes?: number;
    /** See `CallOptions.statusTexts`. */
    statusTexts?: Readonly<Record<number, string>>;
  }
}
