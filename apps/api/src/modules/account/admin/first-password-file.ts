import { readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Role } from '@starhaven/contracts/session';
import { makeFolders, writeWhole } from '@starhaven/node-kit/server';
import { arrayContains, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account, loginHistory } from '../tables';
import type { AdminCredentials } from './format-credentials';

const shape = /^username: (\S+)\npassword: (\S+)\n$/;

/**
 * Keeps the first admin's password in the data folder, readable by its owner only, until that account logs in for the first time. A start
 * that fails after it made the account must not lose the password.
 */
export class FirstPasswordFile {
  readonly path: string;

  constructor(dataDir: string) {
    this.path = path.join(dataDir, 'secrets', 'admin-password');
  }

  /** Writes the whole file and replaces an older one. */
  async keep({ username, password }: AdminCredentials): Promise<void> {
    makeFolders(path.dirname(this.path));
    const draft = `${this.path}.${randomUUID()}`;
    try {
      writeWhole(draft, `username: ${username}\npassword: ${password}\n`);
      await rename(draft, this.path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** The stored credentials; null when there is no file, or the file was written by another program. */
  async find(): Promise<AdminCredentials | null> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const [, username, password] = shape.exec(text) ?? [];
    return username !== undefined && password !== undefined ? { username, password } : null;
  }

  /** Deletes the file; does nothing when there is no file. */
  async forget(): Promise<void> {
    await rm(this.path, { force: true });
  }

  /**
   * Deletes the file when its password is no longer of use: the account has logged in, has another password, or was deleted while another
   * admin exists. Without any admin, another server may be creating one at this moment.
   */
  async forgetIfUsed(db: Drizzle): Promise<void> {
    const kept = await this.find();
    if (kept === null) return;
    const [row] = await db
      .select({ id: account.id, isPasswordTemporary: account.isPasswordTemporary })
      .from(account)
      .where(eq(account.username, kept.username));
    if (row === undefined && (await db.$count(account, arrayContains(account.roles, [Role.ADMIN]))) === 0) return;
    const isUnused =
      row !== undefined &&
      row.isPasswordTemporary &&
      (await db.$count(loginHistory, eq(loginHistory.accountId, row.id))) === 0;
    if (!isUnused) await this.forget();
  }
}
