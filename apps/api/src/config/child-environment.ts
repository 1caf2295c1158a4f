const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Only the variables that Node itself needs. A child reads files that other people made, so it gets none of our secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const own = names.map((name) => [name, process.env[name]] as const);
  // Node leaves out a variable whose value is undefined.
  return { NODE_ENV: process.env.NODE_ENV, ...Object.fromEntries(own) };
}
