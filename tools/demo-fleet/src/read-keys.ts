import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { AgentHandshakeSchema } from '@starhaven/contracts';

const KeysSchema = v.array(v.object({ slug: v.string(), key: AgentHandshakeSchema.entries.key }));

/** The demo servers' keys by slug, as the API wrote them at its start; null while there is no such file. */
export async function readKeys(file: string): Promise<Map<string, string> | null> {
  try {
    const entries = v.parse(KeysSchema, JSON.parse(await readFile(file, 'utf8')));
    return new Map(entries.map(({ slug, key }) => [slug, key]));
  } catch {
    // Not written yet, or being written right now.
    return null;
  }
}
