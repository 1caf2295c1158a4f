/**
 * Prints the addresses of the running site.
 * @param {ReturnType<import('../settings/settings.mjs').readSettings>} settings
 * @param {import('../processes/processes.mjs').ManagedProcess[]} processes
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
  console.log(`\n${nextSteps(settings, notes)}\n`);
}

/** What to do next: more at the first start, when the admin has not logged in yet. @returns {string} */
function nextSteps({ siteUrl, isExternal }, notes) {
  // The accounts are on another host, which may have its own dashboard.
  if (isExternal) return `  Next      open ${siteUrl}`;
  if (!notes.some((note) => note.includes('Admin account')))
    return `  Next      see what is left to set up at ${siteUrl}/admin`;
  return [
    `  Next      1. Log in at ${siteUrl}/login with the admin account above.`,
    `            2. Set the name and the contact of the site at ${siteUrl}/admin/settings.`,
    `            3. Add your game server at ${siteUrl}/admin/server; the page shows the command for its agent.`,
  ].join('\n');
}
