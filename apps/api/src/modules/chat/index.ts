export { findChatData } from './personal-data';
export { runAccountCommandRoute } from './commands/run-account-command.route';
export { Chat } from './chat';
export type { ChatOptions } from './chat-context';
