/** Thrown by a check: worth telling, and yet no reason to send visitors elsewhere. */
export class Degraded extends Error {
  override readonly name = 'Degraded';
}
