import type { DownloadLink, GameBuild } from '@starhaven/contracts/games';
import { isExampleAddress } from './example-address';
import { fileName } from './file-name';

/** A file of a build whose checksum is known. */
export interface KnownFile {
  name: string;
  /** 0 = unknown. */
  bytes: number;
  algorithm: 'md5' | 'sha256';
  /** Lower-case hex. */
  sum: string;
}

const algorithms = new Map<number, KnownFile['algorithm']>([
  [32, 'md5'],
  [64, 'sha256'],
]);

function knownFile(name: string, bytes: number, text: string): KnownFile[] {
  const sum = text.trim().toLowerCase();
  const algorithm = algorithms.get(sum.length);
  return algorithm !== undefined && /^[0-9a-f]+$/.test(sum) ? [{ name, bytes, algorithm, sum }] : [];
}

function filesOf(link: DownloadLink): KnownFile[] {
  if (isExampleAddress(link.url)) return [];
  const name = link.package?.name || fileName(link.url) || link.name;
  const full = link.game?.Full;
  const parts = [...(full?.segments ?? []), ...(full?.voice_packs ?? [])].filter(({ path }) => !isExampleAddress(path));
  return [
    ...(full ? knownFile(name, full.package_size, full.md5) : []),
    ...knownFile(name, 0, link.package?.md5 ?? ''),
    ...parts.flatMap((part) => knownFile(fileName(part.path), part.package_size, part.md5)),
  ];
}

/** All files of a build that have a checksum, each checksum once: packages, segments and voice packs. */
export function knownFiles(build: GameBuild | null): KnownFile[] {
  const files = (build?.download ?? []).flatMap(({ link }) => link.flatMap(filesOf));
  return files.filter((file, index) => files.findIndex(({ sum }) => sum === file.sum) === index);
}
