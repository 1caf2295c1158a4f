import { spawn } from 'node:child_process';
import { once } from 'node:events';

const stepsModule = new URL('./steps.mjs', import.meta.url).href;

test.each(['SIGINT', 'SIGTERM'])('%s ends the steps that run and starts no further one', async (signal) => {
  const endless = "console.log('started'); setInterval(() => {}, 1000)";
  const script = `
    import { runSteps } from ${JSON.stringify(stepsModule)};
    await runSteps([{ title: 'First', args: ['-e', ${JSON.stringify(endless)}] }], process.env);
    await runSteps([{ title: 'Second', args: ['-e', ''] }], process.env);
  `;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  program.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('started')) program.kill(signal);
  });
  const [code] = await once(program, 'close');
  expect([code, output.includes('Second')]).toEqual([signal === 'SIGINT' ? 130 : 143, false]);
});
