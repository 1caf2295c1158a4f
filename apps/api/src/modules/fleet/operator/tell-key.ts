/** What the operator sees once, and the command that uses it. */
export function tellKey(key: string, siteUrl: string): string[] {
  return [
    `Key of its agent, shown only once: ${key}`,
    'On the machine of the game server, put it into a file that only you can read:',
    '  install -m 600 /dev/null server.key',
    'Write the key into it, then start the agent:',
    `  STARHAVEN_URL=${siteUrl} STARHAVEN_KEY_FILE=server.key node starhaven-agent.mjs --process-name <program>`,
  ];
}
