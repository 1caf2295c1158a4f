import { getAccountSecret } from './config/account-secret';
import { readConfig } from './config/environment';
import { getTrustSecret } from './config/trust-secret';
import { explainFailure } from './explain-failure';

// Says what is wrong with the settings of the API, without starting it: `npm start` asks before anything is written.
async function main(): Promise<void> {
  const config = readConfig();
  await getTrustSecret(config);
  await getAccountSecret(config);
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainFailure(error)}\n`);
  process.exitCode = 1;
});
