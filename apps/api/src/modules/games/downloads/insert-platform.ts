import type { DownloadLink, PackageFile, Platform } from '@starhaven/contracts/games';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { build, downloadGroup, downloadLink, downloadMirror, packageFile, platform } from '../tables';

async function insertOne<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('The insert returned no row.');
  return row;
}

async function insertLink(tx: Transaction, groupId: number, link: DownloadLink, position: number): Promise<void> {
  const full = link.game?.Full ?? null;
  const { id } = await insertOne(
    tx
      .insert(downloadLink)
      .values({
        groupId,
        position,
        name: link.name,
        comment: link.comment,
        url: link.url,
        urlName: link.url_name,
        tutorialName: link.tutorial?.name,
        tutorialUrl: link.tutorial?.url,
        packageName: link.package?.name,
        packageRegion: link.package?.region,
        packageMd5: link.package?.md5,
        fullSizeBytes: full?.package_size,
        fullMd5: full?.md5,
      })
      .returning({ id: downloadLink.id }),
  );
  const mirrors = (link.mirror ?? []).map((mirror, index) => ({ ...mirror, linkId: id, position: index }));
  if (mirrors.length > 0) await tx.insert(downloadMirror).values(mirrors);
  const filesOf = (kind: 'segment' | 'voice_pack', files: readonly PackageFile[] | null | undefined) =>
    (files ?? []).map(({ path, package_size, md5 }, index) => ({
      linkId: id,
      kind,
      path,
      sizeBytes: package_size,
      md5,
      position: index,
    }));
  const files = [...filesOf('segment', full?.segments), ...filesOf('voice_pack', full?.voice_packs)];
  if (files.length > 0) await tx.insert(packageFile).values(files);
}

/** Adds a platform with its builds and links. @throws when a build names an engine (by short name) that is not in `engineIds` */
export async function insertPlatform(
  tx: Transaction,
  gameId: number,
  wire: Platform,
  position: number,
  engineIds: Map<string, number>,
): Promise<void> {
  const inserted = await insertOne(
    tx.insert(platform).values({ gameId, name: wire.platfrom, position }).returning({ id: platform.id }),
  );
  for (const [buildIndex, { name, project, download }] of (wire.version ?? []).entries()) {
    const engineId = project ? engineIds.get(project.short) : null;
    if (engineId === undefined) throw new Error(`Build ${name} names the unknown engine ${project?.short}.`);
    const { id: buildId } = await insertOne(
      tx
        .insert(build)
        .values({ platformId: inserted.id, engineId, name, position: buildIndex })
        .returning({ id: build.id }),
    );
    for (const [groupIndex, group] of (download ?? []).entries()) {
      const { id: groupId } = await insertOne(
        tx
          .insert(downloadGroup)
          .values({ buildId, name: group.name ?? '', position: groupIndex })
          .returning({ id: downloadGroup.id }),
      );
      for (const [linkIndex, link] of (group.link ?? []).entries()) await insertLink(tx, groupId, link, linkIndex);
    }
  }
}
