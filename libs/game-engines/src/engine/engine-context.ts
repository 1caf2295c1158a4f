import type { EngineHttp } from '../http/engine-http';

/** What every adapter gets in addition to its configuration. */
export interface EngineContext {
  http: EngineHttp;
  siteName: string;
}
