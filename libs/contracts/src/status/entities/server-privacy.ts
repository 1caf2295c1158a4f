/** The audience of a game server (docs/behaviour/status.md#privacy). */
export const ServerPrivacy = { Internal: 0, Testing: 1, Beta: 2, Public: 3 } as const;
export type ServerPrivacy = (typeof ServerPrivacy)[keyof typeof ServerPrivacy];

const labels = ['Internal', 'Testing', 'Beta', 'Public'];

/** Returns the spec's label; any other number is Unknown. */
export function serverPrivacyLabel(privacy: number): string {
  return labels[privacy] ?? 'Unknown';
}
