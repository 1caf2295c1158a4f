import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { AgentHandshakeSchema } from '@starhaven/contracts/agent';

const KeysSchema = v.array(v.object({ slug: v.string(), key: AgentHandshakeSchema.entries.key }));

/** The demo servers' keys by slug, which the API writes at its start; null while the file does not exist. */
export async function readKeys(file: string): Promise<Map<string, string> | null> {
  try {
    const entries = v.parse(KeysSchema, JSON.parse(await readFile(file, 'utf8')));
    return new Map(entries.map(({ slug, key }) => [slug, key]));
  } catch {
    // Not written yet, or being written right now.
    return null;
  }
}
