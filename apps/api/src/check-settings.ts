import { getAccountSecret } from './config/account-secret';
import { readConfig } from './config/environment';
import { getTrustSecret } from './config/trust-secret';
import { explainFailure } from './explain-failure';

// Checks the API's settings without starting it and prints what is wrong. `npm start` runs it before it writes anything.
async function main(): Promise<void> {
  const config = readConfig();
  getTrustSecret(config);
  getAccountSecret(config);
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainFailure(error)}\n`);
  process.exitCode = 1;
});
