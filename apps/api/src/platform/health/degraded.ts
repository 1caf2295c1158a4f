/** Thrown by a check: the problem is reported, but visitors can still use this server. */
export class Degraded extends Error {
  override readonly name = 'Degraded';
}
