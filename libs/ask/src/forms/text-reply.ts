import type { SimilarText } from '@starhaven/contracts/ask';
import type { FormReply } from '@starhaven/ui-kit';
import type { TextValues } from './text-values';

export type TextIntent = 'save' | 'preview';

/** The reply to the form's page. All values come back: whatever happened, no typed text is lost. */
export interface TextNews {
  values: TextValues | null;
  /** Sanitized HTML; null = no preview was asked for. */
  preview: string | null;
  /** Found for the title, without the script. */
  similar: SimilarText[];
  isSessionOver: boolean;
}
export type TextReply = FormReply<TextIntent> & TextNews;

export const noNews: TextNews = { values: null, preview: null, similar: [], isSessionOver: false };
