export {
  emailUndoAction as action,
  emailUndoHeaders as headers,
  emailUndoLoader as loader,
} from '@starhaven/account/server';
export { EmailUndoPage as default, emailUndoMeta as meta } from '@starhaven/account';
