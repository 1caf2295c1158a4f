import type { Plugin } from 'vite';

/**
 * Vite writes each class of a CSS module twice: as a named constant and as a part of the default export. This code base never imports the
 * constants. Their generated names hardly compress, and add a kilobyte to every page.
 */
export const classesOnce: Plugin = {
  name: 'starhaven:classes-once',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!/\.module\.css$/.test(id)) return null;
    const constants = new Map(
      [...code.matchAll(/^export const (\S+) = (".*");$/gm)].map(([, name, text]) => [name, text]),
    );
    const start = code.indexOf('export default {');
    if (start < 0 || constants.size === 0) return null;
    const written = code
      .slice(start)
      .replace(/^(\s+)([A-Za-z_$][\w$]*)(: ([A-Za-z_$][\w$]*))?(,?)$/gm, (line, indent, key, _, name, comma) => {
        const text = constants.get(name ?? key);
        return text === undefined ? line : `${indent}${key}: ${text}${comma}`;
      });
    return { code: written, map: null };
  },
};
