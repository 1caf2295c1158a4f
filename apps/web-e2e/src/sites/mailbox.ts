import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** The text of the newest mail to this address in the site's outbox, or null. */
export async function findMail(to: string): Promise<string | null> {
  const folder = process.env.E2E_OUTBOX ?? '';
  // The folder does not exist before the first mail. Names begin with the time; an unfinished file begins with a dot.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d.*\.eml$/.test(name)).sort();
  for (const name of names.reverse()) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    if (mail.to?.some(({ address }) => address === to)) return mail.text ?? '';
  }
  return null;
}

/** The code in the newest mail to this address, or null. */
export async function findMailedCode(to: string): Promise<string | null> {
  return /Code for .+: (\S+)/.exec((await findMail(to)) ?? '')?.[1] ?? null;
}
