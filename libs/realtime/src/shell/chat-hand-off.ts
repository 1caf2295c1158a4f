/** Commands that a page gives to the chat. */
export interface ChatHandOff {
  /** The lines as one text, for the input of the chat. */
  text: string;
  /** One command each, in the order to run them; never empty. */
  lines: readonly string[];
  /** The engine that they are for; missing = any that takes them (docs/behaviour/chat.md#bot-chat). */
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
 * Gives command lines to the chat, which opens with them (docs/behaviour/commands.md#hand-over-to-the-chat). False if there is no chat on
 * the page, or if it cannot take them: then the caller tells the visitor.
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

/** The chat receives lines through this, one receiver at a time. One that throws refuses the lines. Returns a function that stops it. */
export function receiveChatHandOffs(receive: Receiver): () => void {
  receiver = receive;
  return () => {
    if (receiver === receive) receiver = null;
  };
}
