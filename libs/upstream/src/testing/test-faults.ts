let faults: string[] = [];

/** Notes a fault of a test and returns it as an error, which is not one that pages handle. The test fails even if nothing throws it. */
export function reportFault(message: string, cause?: unknown): Error {
  faults.push(message);
  return new Error(message, { cause });
}

/** The faults since the last call. */
export function takeFaults(): string[] {
  const found = faults;
  faults = [];
  return found;
}

afterEach(() => {
  const found = takeFaults();
  if (found.length > 0) throw new Error(found.join('\n'));
});
