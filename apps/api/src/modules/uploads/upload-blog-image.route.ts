import { uploadBlogImage as contract } from '@starhaven/contracts/blog';
import { Role } from '@starhaven/contracts/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireRole, requireSignedIn } from '../account';
import { pictureLimits } from './encode/picture-limits';
import { receivePicture } from './http/receive-picture';
import { refusalTexts, toUploadRefusal } from './http/refuse-upload';
import { fileNameOf, picturesPath } from './picture-files';
import { uploadBlogImage } from './upload-blog-image';
import type { UploadsContext } from './uploads-context';

/** Room for boundaries and headers around the picture. */
const formBytes = 16 * 1024;

/** The picture arrives within the time of a whole request, 30 seconds; then it waits for its turn and is encoded. */
const handlerTimeoutMs = 45_000;

/** The handler reads the picture as a stream after it has checked the caller, so the body of the contract is not parsed before. */
const uploadBlogImageCall = { ...contract, body: v.unknown() };

export function uploadBlogImageRoute(app: FastifyInstance, context: UploadsContext): void {
  const requireEditor = async (request: FastifyRequest) => {
    const { account } = await requireSignedIn(request, context.db);
    requireRole({ account }, Role.EDITOR, Role.ADMIN);
    return account;
  };
  registerCall(
    app,
    uploadBlogImageCall,
    async ({ request }) => {
      const account = await requireEditor(request);
      const receive = (file: string) => receivePicture(request, file);
      const id = await uploadBlogImage(context, account.id, receive).catch((error: unknown) => {
        throw toUploadRefusal(error);
      });
      const urlOf = (size: 'thumbnail' | 'original') => `${context.siteUrl}${picturesPath}/${fileNameOf(id, size)}`;
      const data = { url: urlOf('original'), thumbnail: { url: urlOf('thumbnail') } };
      return { retcode: 0, message: 'ok', data };
    },
    {
      maxBodyBytes: pictureLimits.maxBytes + formBytes,
      admit: requireEditor,
      handlerTimeoutMs,
      statusTexts: refusalTexts,
    },
  );
}
