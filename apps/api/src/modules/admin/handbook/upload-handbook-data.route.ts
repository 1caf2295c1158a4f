import { handbookUploadLimits, uploadHandbookData as uploadHandbookDataCall } from '@starhaven/contracts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import { Refusal } from '../../../platform/http/errors/refusal';
import { isDiskFull } from '../../../platform/storage/disk-store';
import type { SentFile } from '../../book';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { toUpload } from './to-upload';

/** Room for boundaries and headers around each file. */
const formBytes = handbookUploadLimits.files * 512;
const diskFull = 'The disk of the server is full. The files were not saved. Please try again later.';

/** The handler reads the files as streams after it has checked the caller, so the body of the contract is not parsed before. */
const uploadHandbookData = { ...uploadHandbookDataCall, body: v.unknown() };

export function uploadHandbookDataRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    uploadHandbookData,
    async ({ request }) => {
      const staff = await findStaff(context, request);
      const data = await runStaffWork(
        context,
        { staff, permission: 'content', action: 'handbook.data-sent', subject: 'handbook' },
        async () => toUpload(await receive(context, request, staff.account.name || staff.account.username)),
      );
      return { retcode: 0, message: 'ok', data };
    },
    {
      maxBodyBytes: handbookUploadLimits.bytes + formBytes,
      admit: (request) => findStaff(context, request),
    },
  );
}

async function receive({ book }: AdminContext, request: FastifyRequest, by: string) {
  if (!request.isMultipart()) throw new Refusal(400, 'Bad Request', { status: 400 });
  try {
    return await book.uploads.receive(filesOf(request), by);
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal(-1, diskFull, { status: 507, retryAfterSeconds: 300 });
    if (error instanceof DomainError || error instanceof Refusal) throw error;
    // The parser's errors for a broken or an interrupted form.
    throw new Refusal(400, 'Bad Request', { status: 400, cause: error });
  }
}

async function* filesOf(request: FastifyRequest): AsyncGenerator<SentFile> {
  const { bytes, files } = handbookUploadLimits;
  // Reads one file and one byte more than allowed, so that `ImportUploads` can say which limit was exceeded.
  const limits = { files: files + 1, fields: 4, parts: files + 5, fileSize: bytes + 1 };
  for await (const part of request.parts({ preservePath: true, limits })) {
    if (part.type === 'file') yield { name: part.filename ?? '', content: part.file };
  }
}
