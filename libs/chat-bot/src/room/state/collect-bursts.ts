import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMaxMessages } from '@starhaven/contracts/chat';

/** How long the room pauses for each message that it has shown. Without the pause, it would render rows that a burst pushes out at once. */
const restMsPerMessage = 4;

/** Returns a function that takes one message. It shows messages that arrive together at the same time; of a long burst, only the latest. */
export function collectBursts(show: (messages: readonly ChatMessage[]) => void): (message: ChatMessage) => void {
  let waiting: readonly ChatMessage[] = [];
  let restUntilMs = 0;
  const showAll = () => {
    const added = waiting;
    waiting = [];
    restUntilMs = performance.now() + added.length * restMsPerMessage;
    show(added);
  };
  return (message) => {
    if (waiting.length === 0) {
      const restMs = restUntilMs - performance.now();
      if (restMs > 0) setTimeout(showAll, restMs);
      else queueMicrotask(showAll);
    }
    waiting = [...waiting, message].slice(-chatMaxMessages);
  };
}
