export {
  chatAction as action,
  moderationHeaders as headers,
  moderationLoader as loader,
} from '@starhaven/chat-bot/server';
export { moderationMeta as meta, ModerationPage as default } from '@starhaven/chat-bot';
