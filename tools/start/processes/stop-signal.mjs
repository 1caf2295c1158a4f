// npm passes Ctrl-C on to its child, which the terminal has already signalled: one key press gives two signals.
const sameKeyPressMs = 500;

/**
 * Settles at the first SIGINT, SIGTERM or SIGHUP; a later one, from a second key press, calls `onSecond`.
 * @param {{onFirst: () => void, onSecond: () => void}} callbacks
 * @returns {Promise<void>}
 */
export function onStopSignal({ onFirst, onSecond }) {
  return new Promise((resolve) => {
    let firstAtMs = null;
    const receive = () => {
      if (firstAtMs === null) {
        firstAtMs = Date.now();
        onFirst();
        resolve();
      } else if (Date.now() - firstAtMs > sameKeyPressMs) onSecond();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, receive);
  });
}
