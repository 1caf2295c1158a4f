import type { ServerBuild } from '@remix-run/node';

/** The build that Remix runs, and its mode. */
export interface RemixBuild {
  /** The build. Under the development server: a function that returns the newest build. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
}
