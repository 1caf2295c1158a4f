/**
 * Prints the addresses of the running site.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {import('./processes.mjs').ManagedProcess[]} processes
 * @param {string[]} notes texts of the processes themselves, such as the first admin's password
 */
export function printBanner(settings, processes, notes) {
  const rows = [
    ['Site', settings.siteUrl],
    ['API', settings.isExternal ? `${settings.apiUrl} (not ours)` : settings.apiUrl],
    ...(settings.isExternal ? [] : [['API docs', `${settings.apiUrl}/docs`]]),
    ['Data', settings.dataDir],
    ['Logs', `${settings.dataDir}/logs`],
    ['Running', processes.map(({ name, port }) => (port === null ? name : `${name} (port ${port})`)).join(', ')],
    ['Stop', 'ctrl-C'],
  ];
  console.log(
    `\n  ${settings.siteName} is up after ${process.uptime().toFixed(1)} s${settings.isDev ? ', with live reload' : ''}\n`,
  );
  for (const [label, value] of rows) console.log(`  ${label.padEnd(9)} ${value}`);
  for (const note of notes) console.log(`\n  ${note}`);
  console.log('');
}
