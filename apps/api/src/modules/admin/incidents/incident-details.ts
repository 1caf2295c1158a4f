interface About {
  title: string;
  components: readonly string[];
  servers: readonly string[];
}

/** The details of an incident in the audit log. */
export const incidentDetails = ({ title, components, servers }: About): Record<string, string> => ({
  title,
  ...(components.length > 0 ? { components: components.join(', ') } : {}),
  ...(servers.length > 0 ? { servers: servers.join(', ') } : {}),
});

/** When work begins and ends, for the audit log. */
export const timeDetails = ({ start, end }: { start: Date; end: Date }): Record<string, string> => ({
  start: withoutFraction(start),
  end: withoutFraction(end),
});

const withoutFraction = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z');
