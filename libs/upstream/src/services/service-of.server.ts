import type { AppLoadContext } from '@remix-run/node';
import type { Upstream } from '../types';

/** What libs and the launcher declare in AppLoadContext, without the index signature of Remix, which allows any name. */
export type DeclaredContext = {
  [
    Name in keyof AppLoadContext as string extends Name ? never : number extends Name ? never : Name
  ]: AppLoadContext[Name];
};

/**
 * The names of all services: the required members of AppLoadContext. Each is declared next to its type, in the lib that owns it. Optional
 * members exist only under the launcher.
 */
type DeclaredService = keyof {
  [Name in keyof DeclaredContext as undefined extends DeclaredContext[Name] ? never : Name]: DeclaredContext[Name];
};

/** Without `upstream`: the client of the APIs belongs to one request, so `upstreamFor` returns it. */
export type ServiceName = Exclude<DeclaredService, 'upstream'>;

/** Every declared service, made once for the whole process. */
export type ProcessServices = Pick<AppLoadContext, ServiceName> & { upstream: Upstream };

let makeServices: (() => ProcessServices) | null = null;
let made: ProcessServices | null = null;

/** Registers the services for a build that runs without the launcher. They are created once, at the first use. */
export function provideServices(make: () => ProcessServices): void {
  makeServices = make;
  made = null;
}

/**
 * A service from the load context: the launcher's, or the provided one under plain remix-serve, where every load context is empty. Throws
 * if neither exists.
 */
export function serviceOf<Name extends ServiceName>(context: AppLoadContext, name: Name): AppLoadContext[Name] {
  return context[name] ?? providedService(name);
}

/** The process's own service, for a load context that has none. Throws if none is provided. */
export function providedService<Name extends keyof ProcessServices>(name: Name): ProcessServices[Name] {
  const provided = (made ??= makeServices?.() ?? null)?.[name];
  if (provided) return provided;
  throw new Error(`The load context has no "${name}": the launcher puts it there, or call provideServices()`);
}
