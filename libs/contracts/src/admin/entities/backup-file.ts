/**
 * Streams a backup: POST with the session key in `Authorization` and the JSON `{name, password?, code?}`. It answers a file, or the envelope of
 * a refusal. Permission `backups.restore`, with a proof (docs/behaviour/admin.md#database).
 */
export const backupFilePath = '/api/v2/admin/backups/file';
