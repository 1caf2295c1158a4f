import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that read settings; no other file reads the environment. */
const readers = [
  'apps/api/src/config/environment-schema.ts',
  'apps/api/src/config/social-config.ts',
  'apps/api/src/config/storage-config.ts',
  'apps/web/server/config/ad-settings.ts',
  'apps/web/server/config/community-settings.ts',
  'apps/web/server/config/config.ts',
  'apps/web/server/config/login-settings.ts',
  'apps/web/server/config/sponsor-settings.ts',
  'tools/start/settings/settings.mjs',
];

/** Set by Node's tools, not by operators. */
const notSettings = new Set(['NODE_ENV']);

/**
 * The names of all settings of a site, sorted: the keys of the schemas, and variables that the code reads by name.
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function listKnownVariables(root) {
  const names = readers.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const keys = [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)];
    const reads = [
      ...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)|\b(?:read|readAddress|readPort)\((?:env, )?'([A-Z][A-Z_]+)'/g),
    ];
    return [...keys, ...reads].map(([, first, second]) => first ?? second);
  });
  return [...new Set(names)].filter((name) => !notSettings.has(name)).sort();
}
