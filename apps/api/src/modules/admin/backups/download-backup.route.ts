import { createReadStream } from 'node:fs';
import { AdminProofSchema, backupFilePath } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { requireBackup } from './require-backup';

const BodySchema = v.object({ ...AdminProofSchema.entries, name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)) });

/** Streams a backup. It is not in the contracts, because its answer is a file. */
export function downloadBackupRoute(app: FastifyInstance, context: AdminContext): void {
  app.post(backupFilePath, async (request, reply) => {
    const input = v.safeParse(BodySchema, request.body);
    if (!input.success) throw new Refusal(400, 'Bad Request', { status: 400 });
    const { name, ...proof } = input.output;
    const staff = await findStaff(context, request);
    const { file, bytes } = await runStaffWork(
      context,
      { staff, permission: 'backups.restore', action: 'backup.downloaded', subject: name, proof },
      () => requireBackup(context.backups.dataDir, name),
    );
    return reply
      .type('application/gzip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(createReadStream(file));
  });
}
