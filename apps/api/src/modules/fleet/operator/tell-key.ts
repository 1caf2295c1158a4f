/** What the operator sees once, and the command that uses it. */
export function tellKey(key: string, siteUrl: string): string[] {
  return [
    `Key of its agent, shown only once: ${key}`,
    'On the machine of the game server:',
    `  STARHAVEN_URL=${siteUrl} STARHAVEN_KEY=${key} node starhaven-agent.mjs --process-name <program>`,
  ];
}
