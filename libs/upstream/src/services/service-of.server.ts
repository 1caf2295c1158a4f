type Services = Readonly<Record<string, unknown>>;

let makeServices: (() => Services) | null = null;
let made: Services | null = null;

/** Registers the services for a build that runs without the launcher. They are created once, at the first use. */
export function provideServices(make: () => Services): void {
  makeServices = make;
  made = null;
}

/**
 * A service from the load context, null if there is none. The names and types are those of AppLoadContext, which a lib cannot import from
 * the app.
 */
export function findService<Service>(context: unknown, name: string): Service | null {
  // Remix passes an object, or nothing in tests.
  const given = (context as Services | null | undefined)?.[name] ?? (made ??= makeServices?.() ?? null)?.[name];
  // The caller gives the type that AppLoadContext declares for this name.
  return (given as Service | undefined) ?? null;
}

/**
 * A service from the load context: the launcher's, or the provided one under plain remix-serve, where every load context is empty. Throws
 * if neither exists.
 */
export function serviceOf<Service>(context: unknown, name: string): Service {
  const given = findService<Service>(context, name);
  if (given === null)
    throw new Error(`The load context has no "${name}": the launcher puts it there, or call provideServices()`);
  return given;
}
