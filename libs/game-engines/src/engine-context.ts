import type { EngineHttp } from './http/engine-http';

/** What every adapter works with beside its configuration. */
export interface EngineContext {
  http: EngineHttp;
  siteName: string;
}
