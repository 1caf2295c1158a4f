import type { Logger } from '../../../platform/logging/logger';
import { proveAgain, proveExpired } from './join';
import type { JoinContext } from './join';

const expiryIntervalMs = 5_000;

/**
 * Checks the sessions of live connections again: those of a changed account, all of them while changes may be lost and after that,
 * and each one when it expires. Returns a function that stops this.
 */
export function keepProving(joining: JoinContext, log: Logger): () => void {
  const { accountChanges, membership } = joining;
  // The database was unreachable: the check is repeated every few seconds.
  const logFailure = (error: unknown) =>
    log.error({ err: error }, 'the session of a live connection could not be checked; the check is repeated');
  const reprove = (uids: string[]) =>
    uids.forEach((uid) =>
      membership.socketsOf(uid).forEach((socket) => void proveAgain(joining, socket).catch(logFailure)),
    );
  let isProving = false;
  // A slow database must not collect the checks of several rounds.
  const proveNext = async () => {
    if (isProving) return;
    isProving = true;
    await proveExpired(joining).catch(logFailure);
    isProving = false;
  };
  const expiry = setInterval(() => void proveNext(), expiryIntervalMs).unref();
  const stops = [
    accountChanges.onChange((uid) => reprove([uid])),
    accountChanges.onLive(() => reprove(membership.uids())),
    () => clearInterval(expiry),
  ];
  return () => stops.forEach((stop) => stop());
}
