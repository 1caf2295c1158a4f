import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMaxMessages } from '@starhaven/contracts/chat';

/** After rendering messages the room pauses, so that a burst does not render rows that the next part of the burst pushes out. */
const restMsPerMessage = 4;

/** Returns a function that takes one message. Messages that arrive together are shown together; of a long burst only the latest. */
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
