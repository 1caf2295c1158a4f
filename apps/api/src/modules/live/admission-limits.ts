export interface AdmissionLimits {
  /** The maximum of connections in total. */
  maxOpen: number;
  /** The maximum of open connections of one address. */
  maxPerAddress: number;
  /** The maximum of new connections of one address in a minute. */
  maxNewPerMinute: number;
}

/** docs/security.md#live-socket-limits. Raise the second and third when many visitors share one carrier's address. */
export const admissionLimits: AdmissionLimits = { maxOpen: 5_000, maxPerAddress: 10, maxNewPerMinute: 60 };

/** Agents of many game servers may share a machine; the key check limits wrong keys. */
export const agentAdmissionLimits: AdmissionLimits = { maxOpen: 2_000, maxPerAddress: 1_000, maxNewPerMinute: 2_000 };
