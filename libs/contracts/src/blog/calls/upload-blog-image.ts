import * as v from 'valibot';
import { UploadedImageSchema } from '../entities/uploaded-image';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import type { StreamedFile } from '../../protocol/answers/streamed-file';
import { isStreamedFile } from '../../protocol/answers/streamed-file';

/** One picture in the field `image`. 0 is success; after a failure `status` is its text (docs/behaviour/blog.md#uploads). */
export const uploadBlogImage = defineCall({
  name: 'uploadBlogImage',
  summary: 'Upload a picture for a post',
  host: 'account',
  method: 'POST',
  path: '/upload/image/blog',
  body: v.object({ image: v.union([v.blob(), v.custom<StreamedFile>(isStreamedFile)]) }),
  bodyEncoding: 'multipart',
  response: answerWith(UploadedImageSchema),
  credential: 'authorization',
});
