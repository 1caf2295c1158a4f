import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findTables, isQuery, ownerOf, readTableOwners } from './sql-tables.mjs';

const source = 'apps/api/src/';
const modulePath = /^modules\/([^/]+)\/(.+)$/;

/**
 * Files of a module that may use Fastify and statuses: routes, their shared helpers, the files that register them, and `live.ts`, which
 * answers socket events. Other names that begin with `register` are verbs, such as the registration of an account.
 */
const isEdge = (place) =>
  /(\.route|^live|(^|\/)register-[^/]+-(module|routes))\.ts$|(^|\/)http\/|\.test\.ts$/.test(place);

/** Parts of the edge that only the edge and the module's `index.ts`, which exports them, may import. */
const isEdgePart = (inside) => /(^|\/)http\/|\.route$/.test(inside);

/** Files of the platform that may use Fastify. */
const isPlatformEdge = (from) => from.startsWith('platform/http/') || from.endsWith('.test.ts');

/** Files that may name tables of other modules in SQL, each with the reason. Tests may, too: they arrange rows. */
export const sqlExceptions = new Map([
  [
    'modules/admin/backups/restore-policy.ts',
    'What a restore keeps and replaces is one list of all tables, and its statements run in the order of that list.',
  ],
]);

let tableOwners;

const messages = {
  door: 'Import a module through its index.ts: import {{door}}, and export there what you need.',
  feature: 'The platform must not import a module. Pass the function that it needs as an argument.',
  http: 'Only routes (*.route.ts, http/, live.ts, register-*-module.ts, register-*-routes.ts) may use HTTP. A verb takes plain values and throws DomainError.',
  platformHttp: 'In the platform only platform/http may use Fastify and statuses. Move the file there.',
  table:
    'This SQL names {{table}}, a table of {{owner}}. Use a verb or a subquery that {{owner}} exports; only the owner knows how to lock and read it.',
  sql: 'A route must not contain SQL. Put the query into a verb next to it, or into a file that is named after its result.',
};

/**
 * The borders inside apps/api: modules import each other's index.ts, the platform imports no module, only the edge of a module and
 * platform/http use HTTP, only the edge imports a module's http/ and routes, a route has no SQL, and SQL names only tables of its own module.
 * Queries that are put together from several strings, or that name a table by a variable, are not seen.
 * `@nx/enforce-module-boundaries` checks only borders between projects.
 */
export const apiBorders = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = toPosix(path.relative(workspaceRoot, context.filename));
    if (!file.startsWith(source)) return {};
    const from = file.slice(source.length);
    const [, fromModule, place] = modulePath.exec(from) ?? [];

    function check(node) {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
      const [, targetModule, inside] = modulePath.exec(target ?? '') ?? [];
      // drizzle-kit reads all tables from one file, which must not import the rest of the modules.
      const isSchema = from === 'schema.ts' && inside === 'tables';
      if (from.startsWith('platform/') && target?.startsWith('modules/')) {
        context.report({ node, messageId: 'feature' });
      } else if (targetModule && targetModule !== fromModule && inside !== 'index' && !isSchema) {
        context.report({ node, messageId: 'door', data: { door: `modules/${targetModule}` } });
      }
      const isHttp =
        specifier === 'fastify' || specifier.startsWith('@fastify/') || target?.startsWith('platform/http/');
      const isOwnEdge = targetModule === fromModule && place !== 'index.ts' && isEdgePart(inside ?? '');
      if (fromModule && (isHttp || isOwnEdge) && !isEdge(place)) context.report({ node, messageId: 'http' });
      if (from.startsWith('platform/') && isHttp && !isPlatformEdge(from)) {
        context.report({ node, messageId: 'platformHttp' });
      }
      const isSql = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
      if (isSql && from.endsWith('.route.ts')) context.report({ node, messageId: 'sql' });
    }

    const mayNameAll = from.endsWith('.test.ts') || sqlExceptions.has(from);

    function checkSql(node, text) {
      tableOwners ??= readTableOwners(path.join(workspaceRoot, source));
      for (const table of findTables(text)) {
        const owner = tableOwners.get(table);
        if (owner && owner !== ownerOf(from)) context.report({ node, messageId: 'table', data: { table, owner } });
      }
    }

    return {
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.raw).join('$');
        if (!mayNameAll && (node.parent.tag?.name === 'sql' || isQuery(text))) checkSql(node, text);
      },
      Literal(node) {
        if (!mayNameAll && typeof node.value === 'string' && isQuery(node.value)) checkSql(node, node.value);
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const toPosix = (file) => file.split(path.sep).join('/');
