import type { SimilarText } from '@starhaven/contracts/ask';
import type { FormReply } from '@starhaven/ui-kit';
import type { TextValues } from './text-values';

export type TextIntent = 'save' | 'preview';

/** The reply to the form's page. It contains all values, so that no typed text is lost. */
export interface TextReplyFields {
  values: TextValues | null;
  /** Sanitized HTML; null = no preview was requested. */
  preview: string | null;
  /** Texts similar to the title, found by the server for pages without script. */
  similar: SimilarText[];
  isSessionOver: boolean;
}
export type TextReply = FormReply<TextIntent> & TextReplyFields;

export const textReplyDefaults: TextReplyFields = { values: null, preview: null, similar: [], isSessionOver: false };
