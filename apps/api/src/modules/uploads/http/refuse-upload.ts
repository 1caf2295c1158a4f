import { DomainError } from '../../../platform/errors/domain-error';
import { Refusal } from '../../../platform/http/errors/refusal';
import { isDiskFull } from '../../../platform/storage/disk-store';
import { StoreFullError, StoreUnavailableError } from '../../../platform/storage/file-store';

const diskFull = 'The disk of the server is full. The picture was not saved. Please try again later.';
const storeGone = 'Pictures cannot be stored at the moment. Please try again later.';

/** The texts of refusals that are not about the picture, by their status of HTTP. */
export const refusalTexts = {
  401: 'You must be logged in to upload images.',
  403: "You don't have permission to upload images.",
  429: 'You have uploaded too many images. Please try again later.',
};

/** The specification reads the text of a refusal from `status` (docs/behaviour/blog.md#uploads). */
export const refuseUpload = (
  text: string,
  options: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
) => new Refusal(options.status ?? -1, text, { ...options, fields: { status: text, field: 'image' } });

/** The refusal for an error of an upload; any other error is returned unchanged. */
export function toUploadRefusal(error: unknown): unknown {
  if (error instanceof StoreFullError || isDiskFull(error))
    return refuseUpload(diskFull, { status: 507, retryAfterSeconds: 300 });
  if (error instanceof StoreUnavailableError)
    return refuseUpload(storeGone, { status: 503, retryAfterSeconds: 30, cause: error });
  if (error instanceof DomainError && error.kind === 'invalid-argument') return refuseUpload(error.message);
  return error;
}
