import path from 'node:path';

const { posix } = path;

/** Files that are not verbs: contexts, rules of forms, conversions to the wire, and what only routes use. */
const isHelper = (file: string) => /\/http\/|(?:-context|-rules|-to-wire)\.ts$|\/to-[^/]+\.ts$|\/index\.ts$/.test(file);

const isRoute = (file: string) => file.endsWith('.route.ts');

/** A module and its calls have words in common, which a verb may leave out: `create-blog-post` of the module blog is `create-post`. */
const wordsOf = (name: string, module: string) =>
  name
    .split('-')
    .filter((word) => word !== module)
    .join('-');

const functionOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files whose values this file imports or exports. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']*)';/gm)].map(([, specifier = '']) =>
    posix.join(posix.dirname(file), `${specifier}.ts`),
  );
}

/**
 * Routes whose verb cannot be guessed from the name of the call. A verb that only one route uses lies next to the route and has the name
 * of the call; a verb that several files use has its own name, and a route without a verb is fine.
 * @param files the texts of the API's files by their path below `src/modules`, such as `blog/posts/get-post.ts`
 * @returns `<route>: <its verbs>`
 */
export function findMisnamedVerbs(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, number>();
  for (const [file, text] of files)
    for (const imported of importsOf(file, text)) importers.set(imported, (importers.get(imported) ?? 0) + 1);
  return [...files].flatMap(([route, text]) => {
    if (!isRoute(route)) return [];
    const [module = ''] = route.split('/');
    const call = wordsOf(posix.basename(route, '.route.ts'), module);
    const used = importsOf(route, text).filter((file) => file.startsWith(`${module}/`) && !isHelper(file));
    const isNamed = used.some((file) => {
      const name = posix.basename(file, '.ts');
      return (
        posix.dirname(file) === posix.dirname(route) &&
        wordsOf(name, module) === call &&
        new RegExp(`^export (?:(?:async )?function|const) ${functionOf(name)}\\b`, 'm').test(files.get(file) ?? '')
      );
    });
    const own = used.filter((file) => importers.get(file) === 1);
    return isNamed || own.length === 0 ? [] : [`${route}: ${own.map((file) => posix.basename(file)).join(', ')}`];
  });
}
