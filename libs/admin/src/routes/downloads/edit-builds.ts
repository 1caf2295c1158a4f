/** The part of the document that the small forms change; everything else passes through unchanged. */
interface DocumentLink {
  name: string;
  url: string;
  mirror?: { name: string; url: string }[];
  [more: string]: unknown;
}
interface DocumentBuild {
  name: string;
  engine: string | null;
  download: { name: string; link: DocumentLink[] }[];
}
interface DocumentPlatform {
  platfrom: string;
  version: DocumentBuild[];
}
interface BuildsDocument {
  version: string;
  platforms: DocumentPlatform[];
}

export interface NewBuild {
  platform: string;
  build: string;
  /** Empty: the build is not for a particular engine. */
  engine: string;
  link: string;
  url: string;
  /** Bytes; 0: unknown. */
  bytes: number;
  /** Empty: unknown. */
  md5: string;
}

// Not validated, because our own API wrote it.
const read = (document: string) => JSON.parse(document) as BuildsDocument;
const write = (document: BuildsDocument) => JSON.stringify(document, null, 2);

/** The builds of a document, for lists. */
export const listBuilds = (document: string) =>
  read(document).platforms.flatMap(({ platfrom, version }) =>
    version.map(({ name, engine, download }) => ({
      ...{ platform: platfrom, build: name, engine: engine ?? '' },
      links: download.reduce((count, { link }) => count + link.length, 0),
    })),
  );

/** Adds a build with its first link as the newest of its platform. */
export function addBuild(document: string, { platform, build, engine, link, url, bytes, md5 }: NewBuild): string {
  const content = read(document);
  const file: DocumentLink = {
    ...{ name: link, url },
    ...(bytes > 0 || md5 !== '' ? { game: { Full: { package_size: bytes, md5 } } } : {}),
  };
  const made: DocumentBuild = {
    ...{ name: build, engine: engine === '' ? null : engine },
    download: [{ name: 'Client', link: [file] }],
  };
  const found = content.platforms.find(({ platfrom }) => platfrom === platform);
  if (found) found.version.unshift(made);
  else content.platforms.push({ platfrom: platform, version: [made] });
  return write(content);
}

/** The document without this build; null if there is no such build. A platform that loses its last build is removed, too. */
export function withdrawBuild(
  document: string,
  { platform, build, engine }: Pick<NewBuild, 'platform' | 'build' | 'engine'>,
): string | null {
  const content = read(document);
  const found = content.platforms.find(({ platfrom }) => platfrom === platform);
  const index = found?.version.findIndex((one) => one.name === build && (one.engine ?? '') === engine) ?? -1;
  if (!found || index < 0) return null;
  found.version.splice(index, 1);
  content.platforms = content.platforms.filter(({ version }) => version.length > 0);
  return write(content);
}

/** The document with `to` in place of `from` everywhere, also in mirrors, tutorials and parts. */
export function moveLink(document: string, from: string, to: string): string {
  return JSON.stringify(
    JSON.parse(document, (key, value: unknown) => ((key === 'url' || key === 'path') && value === from ? to : value)),
    null,
    2,
  );
}
