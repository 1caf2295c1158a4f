const { execFileSync } = require('node:child_process');
const { appendFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Lets drizzle-kit write the migration, and adds the trigger that raises the topic's version, because drizzle-kit cannot write triggers.
 * @param {string} root of the repository
 * @param {{name: string, table: string}} module
 */
exports.writeMigration = async (root, { name, table }) => {
  const cwd = path.join(root, 'apps/api');
  const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
  execFileSync(process.execPath, [kit, 'generate', '--name', name], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const file = readdirSync(path.join(cwd, 'drizzle'))
    .filter((one) => one.endsWith(`_${name}.sql`))
    .sort()
    .at(-1);
  if (!file) throw new Error('drizzle-kit wrote no migration.');
  const trigger = `--> statement-breakpoint
CREATE TRIGGER "content_version_${name}" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('${name}');
--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('${name}', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
ON CONFLICT DO NOTHING;
`;
  appendFileSync(path.join(cwd, 'drizzle', file), trigger);
};
