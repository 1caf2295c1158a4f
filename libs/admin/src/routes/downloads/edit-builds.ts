import * as v from 'valibot';

const LinkSchema = v.looseObject({ name: v.string(), url: v.string() });
const BuildSchema = v.looseObject({
  name: v.string(),
  engine: v.nullable(v.string()),
  download: v.array(v.looseObject({ name: v.string(), link: v.array(LinkSchema) })),
});
/** The part of the document that the small forms change; everything else passes through unchanged. */
const DocumentSchema = v.looseObject({
  version: v.string(),
  platforms: v.array(v.looseObject({ platfrom: v.string(), version: v.array(BuildSchema) })),
});
type BuildsDocument = v.InferOutput<typeof DocumentSchema>;

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

/** Returns the parsed document itself, because the output of a schema may order the fields differently. Throws if the shape is wrong. */
function read(document: string): BuildsDocument {
  const content: unknown = JSON.parse(document);
  v.assert(DocumentSchema, content);
  return content;
}
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
  const file: v.InferOutput<typeof LinkSchema> = {
    ...{ name: link, url },
    ...(bytes > 0 || md5 !== '' ? { game: { Full: { package_size: bytes, md5 } } } : {}),
  };
  const made: v.InferOutput<typeof BuildSchema> = {
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
