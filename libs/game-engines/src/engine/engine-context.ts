import type { EngineHttp } from '../http/engine-http';

/** The tools of every adapter, in addition to its configuration. */
export interface EngineContext {
  http: EngineHttp;
  siteName: string;
}
