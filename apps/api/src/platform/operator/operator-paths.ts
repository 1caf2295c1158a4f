export const operatorBackupPath = '/internal/operator/backup';

export const operatorAdminResetPath = '/internal/operator/reset-admin';

/** The retcode of an answer whose message is for the operator. */
export const operatorRefusal = 422;
