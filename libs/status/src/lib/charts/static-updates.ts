/** One dated entry for a site without incidents. */
export interface StaticUpdate {
  title: string;
  text: string;
  /** Unix seconds; null = the current time. */
  time: number | null;
}

/**
 * The specification's three updates: one current and two of January 2024 (docs/behaviour/status.md#recent-updates); the texts are ours.
 */
export const staticUpdates: readonly StaticUpdate[] = [
  { title: 'All systems operational', text: 'Everything runs as it should. Nothing is planned.', time: null },
  {
    title: 'Network maintenance completed',
    text: 'The lines between our data centres were renewed. Nobody was disconnected for longer than a minute.',
    time: Date.UTC(2024, 0, 15, 6) / 1000,
  },
  {
    title: 'Database upgrade completed',
    text: 'The account database moved to faster machines. Logging in takes half as long as before.',
    time: Date.UTC(2024, 0, 10, 4) / 1000,
  },
];
