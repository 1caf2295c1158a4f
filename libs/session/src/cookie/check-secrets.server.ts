const minSecretBytes = 32;
const exampleWords = /example|change.?me|change.?this|replace|your.?secret|password|secret.?secret/i;

/** Throws an error of one line if a signing secret is missing, shorter than 256 bits, or looks like an example. Never prints the secret. */
export function checkSecrets(secrets: readonly string[]): void {
  if (secrets.length === 0) refuse('is missing');
  for (const secret of secrets) {
    if (Buffer.byteLength(secret) < minSecretBytes) refuse(`has a secret shorter than ${minSecretBytes} bytes`);
    if (exampleWords.test(secret) || new Set(secret).size < 8) refuse('has a secret that looks like an example');
  }
}

function refuse(reason: string): never {
  throw new Error(
    `SESSION_SECRET ${reason}; give random secrets, separated by commas (the first one signs). To make one: ` +
      `node -p "require('crypto').randomBytes(32).toString('hex')"`,
  );
}
