export { BotPanel } from './panel/bot-panel';
export type { BotPanelProps } from './panel/bot-panel';
