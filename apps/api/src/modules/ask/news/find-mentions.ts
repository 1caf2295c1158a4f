const maxMentions = 10;

/** Code blocks and code spans mention nobody. */
const withoutCode = (markdown: string) =>
  markdown
    .replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?(^ {0,3}\2[`~]*\s*$|(?![\s\S]))/gm, ' ')
    .replace(/(`+)[\s\S]*?\1/g, ' ');

/** The usernames behind `@` in a text, at most 10, each once (docs/behaviour/notifications.md#mentions). */
export function findMentions(markdown: string): string[] {
  const names = [...withoutCode(markdown).matchAll(/(?<![\p{L}\p{N}_@/.-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,31})/gu)]
    // The full stop behind a name ends the sentence.
    .map(([, name = '']) => name.replace(/[.-]+$/, ''))
    .filter((name) => [...name].length >= 3);
  return [...new Set(names)].slice(0, maxMentions);
}
