import type { ComponentState } from '@starhaven/contracts/status';
import type { Clock } from '../clock';

/** The result of a probe. @throws when there was no answer */
export type Probe = () => Promise<{ isSlow: boolean; detail: string }>;

export interface MeasurementOptions {
  probe: Probe;
  clock: Clock;
  /** Without any answer since this process began, the state is unknown and not offline: the target may be unreachable only from here. */
  needsFirstSuccess: boolean;
}

/** One failure may be a coincidence; this many in a row mean offline. */
const failuresUntilOffline = 2;

/** The recent answers of one component. */
export class Measurement {
  state: ComponentState = 'unknown';
  detail = '';
  latencyMs: number | null = null;
  /** Unix seconds; 0 = never. */
  measuredAt = 0;
  private failures = 0;
  private hasSucceeded = false;
  private isRunning = false;

  constructor(private readonly options: MeasurementOptions) {}

  /** Measures once, unless another measurement is running. Never throws. */
  async measure(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    const { probe, clock } = this.options;
    const beganAtMs = clock.monotonicMs();
    try {
      const { isSlow, detail } = await probe();
      this.failures = 0;
      this.hasSucceeded = true;
      this.latencyMs = Math.max(1, Math.round(clock.monotonicMs() - beganAtMs));
      this.state = isSlow ? 'degraded' : 'operational';
      this.detail = detail;
    } catch {
      this.fail();
    } finally {
      this.isRunning = false;
      this.measuredAt = Math.floor(clock.wallMs() / 1000);
    }
  }

  private fail(): void {
    this.failures += 1;
    this.latencyMs = null;
    if (this.options.needsFirstSuccess && !this.hasSucceeded) {
      this.detail = 'Cannot be reached from the API';
      return;
    }
    this.state = this.failures >= failuresUntilOffline ? 'offline' : 'degraded';
    this.detail = 'Does not answer';
  }
}
