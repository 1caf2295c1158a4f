// docs/behaviour/chat.md#message-rules
/** Number of messages that a room keeps. */
export const chatMaxMessages = 100;
/** In characters. */
export const chatMessageMaxLength = 160;
/** Of the reason of a report, a mute or a pause, in characters. */
export const chatReasonMaxLength = 200;
