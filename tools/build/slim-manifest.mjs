// Writes the route table of a Remix client build in a shorter form, because every page loads it: file names once, and flags as one number.
// It leaves out routes that are files, such as feed.xml, because the browser's router never opens them. In the browser the rest is the same
// table as before. Usage: node tools/build/slim-manifest.mjs <folder of the client build>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const before = 'window.__remixManifest=';
const flags = ['hasAction', 'hasLoader', 'hasClientAction', 'hasClientLoader', 'hasErrorBoundary'];
const known = new Set(['id', 'parentId', 'path', 'index', 'caseSensitive', 'module', 'imports', 'css', ...flags]);

// A file route ends with a file extension and has neither styles nor imports; a page has at least one of these.
const isFile = ({ path: address = '', imports, css }) => /\.[a-z]+$/.test(address) && imports.length + css.length === 0;

/**
 * @param {string} script the content of Remix's manifest file @returns {string} a script that makes the same `window.__remixManifest` without files
 * @throws {Error} when the file or a route has an unknown form: a newer Remix
 */
export function slimManifest(script) {
  if (!script.startsWith(before)) throw new Error('The manifest has an unknown form.');
  const { routes: all, ...rest } = JSON.parse(script.slice(before.length).replace(/;\s*$/, ''));
  const routes = Object.fromEntries(Object.entries(all).filter(([, route]) => !isFile(route)));
  const files = [...new Set(Object.values(routes).flatMap(({ module, imports, css }) => [module, ...imports, ...css]))];
  const numberOf = new Map(files.map((file, number) => [file, number]));
  const ids = Object.keys(routes);
  const rows = Object.values(routes).map((route) => {
    const strange = Object.keys(route).filter((name) => !known.has(name));
    if (strange.length > 0) throw new Error(`A route of the manifest has ${strange.join(', ')}.`);
    const { id, parentId, module, imports, css, caseSensitive } = route;
    const set = [...flags.map((name) => route[name]), route.index];
    if (caseSensitive || set.some((flag) => flag !== undefined && typeof flag !== 'boolean'))
      throw new Error(`The route ${id} has an unknown form.`);
    const bits = set.reduce((sum, flag, bit) => sum + (flag ? 2 ** bit : 0), 0);
    const numbers = (names) => names.map((name) => numberOf.get(name));
    return [
      id.replace(/^routes\//, '~'),
      parentId === undefined ? -1 : ids.indexOf(parentId),
      // A route without a path is not the same as a route with an empty path.
      route.path ?? 0,
      bits,
      numberOf.get(module),
      numbers(imports),
      numbers(css),
    ];
  });
  const shortFiles = files.map((file) => file.replace(/^\/assets\//, '~'));
  return `(()=>{${[
    `const f=${JSON.stringify(shortFiles)}.map(n=>n.replace(/^~/,"/assets/"))`,
    'r={}',
    `t=${JSON.stringify(rows)}`,
    'd=i=>t[i][0].replace(/^~/,"routes/")',
  ].join(',')};${
    't.forEach(([,p,h,b,m,s,c],i)=>{const o=r[d(i)]={id:d(i)};if(p>=0)o.parentId=d(p);if(h!==0)o.path=h;if(b&32)o.index=!0;' +
    `${JSON.stringify(flags)}.forEach((n,k)=>o[n]=!!(b>>k&1));o.module=f[m];o.imports=s.map(n=>f[n]);o.css=c.map(n=>f[n])})`
  };${before}${JSON.stringify(rest).replace(/}$/, ',routes:r}')}})()`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const assets = path.join(process.argv[2] ?? '', 'assets');
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    const script = /^manifest-.*\.js$/.test(name) ? readFileSync(file, 'utf8') : '';
    if (script.startsWith(before)) writeFileSync(file, slimManifest(script));
  }
}
