/** Commands that a page hands over to the chat. */
export interface ChatHandOff {
  /** The lines as one text, for the input of the chat. */
  text: string;
  /** One command for each line, in the order in which they run; never empty. */
  lines: readonly string[];
  /** The engine whose commands they are; missing = any engine that accepts them (docs/behaviour/chat.md#bot-chat). */
  engine?: {
    /** Game id. */
    game: number;
    /** `{gameSlug}/{engine}`, as in the address of its commands. */
    id: string;
    /** For display. */
    name: string;
  };
}

type Receiver = (handOff: ChatHandOff) => void;

let receiver: Receiver | null = null;

/**
 * Hands command lines over to the chat, which opens with them (docs/behaviour/commands.md#hand-over-to-the-chat). Returns false if there is
 * no chat on the page, or if it cannot accept them; the caller then shows a message to the visitor.
 */
export function handOffToChat(handOff: ChatHandOff): boolean {
  if (receiver === null || handOff.lines.length === 0) return false;
  try {
    receiver(handOff);
    return true;
  } catch {
    return false;
  }
}

/**
 * The chat receives lines with this function; there is one receiver at a time. If it throws, the lines are refused. Returns a function that
 * stops it.
 */
export function receiveChatHandOffs(receive: Receiver): () => void {
  receiver = receive;
  return () => {
    if (receiver === receive) receiver = null;
  };
}
