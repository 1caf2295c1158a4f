import type { FormReply } from '@starhaven/ui-kit';
import type { PostValues } from './post-values';

export type PostIntent = 'save' | 'preview' | 'upload-content' | 'upload-thumbnail';

/** The newer text of a post that somebody else saved in the meantime. */
export interface NewerPost extends Pick<PostValues, 'title' | 'shortContent' | 'tags' | 'content'> {
  version: number;
  /** Unix seconds. */
  savedAt: number;
}

/** The reply to the form's page. It contains all values, so that no typed text is lost. */
export interface PostReplyFields {
  values: PostValues | null;
  /** Sanitized HTML; null = no preview was requested. */
  preview: string | null;
  newer: NewerPost | null;
  isSessionOver: boolean;
}
export type PostReply = FormReply<PostIntent> & PostReplyFields;

export const postReplyDefaults: PostReplyFields = { values: null, preview: null, newer: null, isSessionOver: false };
