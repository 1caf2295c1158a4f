export { listReports } from './reports/list-reports';
export { findChatData } from './personal-data';
export { runAccountCommandRoute } from './commands/run-account-command.route';
export { listIgnoring } from './members/list-ignored';
export { findMute } from './members/find-mute';
export { Chat } from './chat';
export type { ChatOptions, Outbox } from './chat-context';
export { operatorChatPath, runChatCommand } from './operator/chat-commands';
export { registerChatModule } from './register-chat-module';
