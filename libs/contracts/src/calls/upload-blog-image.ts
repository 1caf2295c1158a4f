import * as v from 'valibot';
import { UploadedImageSchema } from '../entities/uploaded-image';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';

/** One picture in the field `image`; 0 is success, `status` the text of a failure (docs/behaviour/blog.md#uploads). */
export const uploadBlogImage = defineCall({
  name: 'uploadBlogImage',
  summary: 'Upload a picture for a post',
  host: 'account',
  method: 'POST',
  path: '/upload/image/blog',
  body: v.object({ image: v.blob() }),
  bodyEncoding: 'multipart',
  response: answerWith(UploadedImageSchema),
  credential: 'authorization',
});
