const maxDepth = 6;
const maxNameLength = 120;
/** Control characters, and what some file systems refuse. */
// eslint-disable-next-line no-control-regex
const refused = /[\u0000-\u001f\u007f<>:"|?*]/;

/**
 * The folders and the name of a file as they were sent, such as `ExcelBinOutput/AvatarExcelConfigData.json`; null for a path that leaves
 * its folder or that a file system refuses.
 */
export function safePath(sent: string): string[] | null {
  const parts = sent.split(/[/\\]/).filter((part) => part !== '');
  const isSafe = (part: string) =>
    part !== '.' && part !== '..' && Buffer.byteLength(part) <= maxNameLength && !refused.test(part);
  return parts.length > 0 && parts.length <= maxDepth && parts.every(isSafe) ? parts : null;
}
