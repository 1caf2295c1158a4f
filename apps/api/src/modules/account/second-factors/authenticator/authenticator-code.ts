import { verifySync } from 'otplib';

/** Phone clocks may be wrong by this much in either direction. */
const toleranceSeconds = 30;

/**
 * The time step of a right code, or null. `lastStep` is the step of the last accepted code: that code and older ones are no longer right
 * (RFC 6238 §5.2).
 */
export function findAcceptedStep(secret: string, code: string, lastStep: number, nowMs = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(nowMs / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: toleranceSeconds });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > lastStep ? result.timeStep : null;
}
