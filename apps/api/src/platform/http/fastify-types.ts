import type { Visitor } from './visitor-address';

declare module 'fastify' {
  interface FastifyInstance {
    isProduction: boolean;
    /** Names of what this host offers beyond the specification (docs/behaviour/api.md#extensions); each module adds its own. */
    extensions: Set<string>;
    /** True when too little space is left to write. */
    isDiskLow: () => Promise<boolean>;
  }
  interface FastifyRequest {
    /** Who asks: a visitor's address, as the web server signed it or the socket says, or the web server itself. */
    visitor: Visitor;
  }
  interface FastifyContextConfig {
    /** Health, metrics, operator commands: not limited, not shed under load, not in the access log. */
    isOperational?: boolean;
    /** Open as long as the client likes: its duration says nothing. */
    isStream?: boolean;
  }
}
