type Services = Readonly<Record<string, unknown>>;

let makeServices: (() => Services) | null = null;
let made: Services | null = null;

/** Registers the services for a build that runs without the launcher. They are created once, at the first use. */
export function provideServices(make: () => Services): void {
  makeServices = make;
  made = null;
}

/**
 * A service from the load context: the launcher's, or the provided one under plain remix-serve, where every load context is empty. Throws
 * when neither exists.
 */
export function serviceOf<Service>(context: unknown, name: string): Service {
  // Remix passes an object, or nothing in tests.
  const given = (context as Services | null | undefined)?.[name] ?? (made ??= makeServices?.() ?? null)?.[name];
  if (given === undefined)
    throw new Error(`The load context has no "${name}": the launcher puts it there, or call provideServices()`);
  // AppLoadContext declares the type of each name; a lib cannot import it from the app.
  return given as Service;
}
