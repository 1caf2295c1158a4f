import type { AppLoadContext } from '@remix-run/node';
import type { DeclaredContext } from '../services/service-of.server';

/** A part of an object; a function only as a whole. */
type PartOf<Service> = Service extends (...args: never[]) => unknown ? Service : Partial<Service>;

/** Services of a load context, each with the members that a test needs. */
export type TestServices = { [Name in keyof DeclaredContext]?: PartOf<NonNullable<DeclaredContext[Name]>> };

/** The load context of a loader or an action that uses only these services. */
export function contextWith(services: TestServices): AppLoadContext {
  // A page that needs more than the test gives fails at the missing member.
  return services as AppLoadContext;
}
