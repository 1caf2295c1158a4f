// Writes the route table of a Remix client build in a shorter form, because every page loads it: file names once, and flags as one number.
// It leaves out routes that the browser's router never opens: files, such as feed.xml, and the endpoints of apps/web/app/routes.ts. In the
// browser the rest is the same table as before, except that a route does not repeat the files of its parents and of the entry. Usage: node tools/build/slim-manifest.mjs <folder of the client build>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const before = 'window.__remixManifest=';
const flags = ['hasAction', 'hasLoader', 'hasClientAction', 'hasClientLoader', 'hasErrorBoundary'];
const known = new Set(['id', 'parentId', 'path', 'index', 'caseSensitive', 'module', 'imports', 'css', ...flags]);

// A file route ends with a file extension and has neither styles nor imports; a page has at least one of these.
const isFile = ({ path: address = '', imports, css }) => /\.[a-z]+$/.test(address) && imports.length + css.length === 0;

const isEndpoint = ({ id }) => id.startsWith('endpoints/');

/**
 * @param {string} script the content of Remix's manifest file @returns {string} a script that makes the same `window.__remixManifest` without files
 * and endpoints @throws {Error} when the file or a route has an unknown form: a newer Remix, or when an endpoint is a page
 */
export function slimManifest(script) {
  if (!script.startsWith(before)) throw new Error('The manifest has an unknown form.');
  const { routes: all, ...rest } = JSON.parse(script.slice(before.length).replace(/;\s*$/, ''));
  const routes = Object.fromEntries(Object.entries(all).filter(([, route]) => !isFile(route) && !isEndpoint(route)));
  for (const { id, imports, css, hasErrorBoundary } of Object.values(all).filter(isEndpoint))
    if (imports.length + css.length > 0 || hasErrorBoundary)
      throw new Error(`${id} is a page; it needs route() in routes.ts.`);
  const ids = Object.keys(routes);
  const ownFiles = Object.values(routes).map((route) => withoutFilesBefore(route, all, rest.entry));
  // The most common files have the shortest numbers, after the routes' own modules, which are numbered like their routes.
  const counts = new Map();
  for (const file of ownFiles.flatMap(({ imports, css }) => [...imports, ...css]))
    counts.set(file, (counts.get(file) ?? 0) + 1);
  const shared = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one));
  const files = [...Object.values(routes).map(({ module }) => module), ...shared];
  const numberOf = new Map(files.map((file, number) => [file, number]));
  const rows = Object.values(routes).map((route, index) => {
    const strange = Object.keys(route).filter((name) => !known.has(name));
    if (strange.length > 0) throw new Error(`A route of the manifest has ${strange.join(', ')}.`);
    const { id, parentId, caseSensitive } = route;
    const set = [...flags.map((name) => route[name]), route.index];
    if (caseSensitive || set.some((flag) => flag !== undefined && typeof flag !== 'boolean'))
      throw new Error(`The route ${id} has an unknown form.`);
    const bits = set.reduce((sum, flag, bit) => sum + (flag ? 2 ** bit : 0), 0);
    const numbers = (names) => names.map((name) => numberOf.get(name));
    // The order of scripts has no meaning, and sorted numbers compress better. The order of styles does have one.
    const imports = numbers(ownFiles[index].imports).sort((one, other) => one - other);
    return [
      id.replace(/^routes\//, '~'),
      parentId === undefined ? -1 : ids.indexOf(parentId),
      // A route without a path is not the same as a route with an empty path.
      route.path ?? 0,
      bits,
      `${imports.join(' ')}|${numbers(ownFiles[index].css).join(' ')}`,
    ];
  });
  const shortFiles = files.map((file) => file.replace(/^\/assets\//, '~'));
  return `(()=>{${[
    `const f=${JSON.stringify(shortFiles)}.map(n=>n.replace(/^~/,"/assets/"))`,
    'r={}',
    `t=${JSON.stringify(rows)}`,
    'd=i=>t[i][0].replace(/^~/,"routes/")',
  ].join(',')};${
    't.forEach(([,p,h,b,s],i)=>{const o=r[d(i)]={id:d(i)};if(p>=0)o.parentId=d(p);if(h!==0)o.path=h;if(b&32)o.index=!0;' +
    `${JSON.stringify(flags)}.forEach((n,k)=>o[n]=!!(b>>k&1));o.module=f[i];` +
    '[o.imports,o.css]=s.split("|").map(n=>n?n.split(" ").map(n=>f[n]):[])})'
  };${before}${JSON.stringify(rest).replace(/}$/, ',routes:r}')}})()`;
}

/** The files of a route that neither the entry nor a parent names: the browser loads those before or with the route's own. */
function withoutFilesBefore({ parentId, imports, css }, routes, entry) {
  const loaded = new Set([entry.module, ...entry.imports]);
  for (let parent = routes[parentId]; parent; parent = routes[parent.parentId])
    for (const file of [parent.module, ...parent.imports, ...parent.css]) loaded.add(file);
  const isNew = (file) => !loaded.has(file);
  return { imports: imports.filter(isNew), css: css.filter(isNew) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const assets = path.join(process.argv[2] ?? '', 'assets');
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    const script = /^manifest-.*\.js$/.test(name) ? readFileSync(file, 'utf8') : '';
    if (script.startsWith(before)) writeFileSync(file, slimManifest(script));
  }
}
