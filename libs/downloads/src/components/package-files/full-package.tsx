import type { FullPackage as FullPackageData, PackageFile } from '@starhaven/contracts/games';
import { ExternalLink, formatFileSize } from '@starhaven/ui-kit';
import { Checksum } from '../checksum/checksum';
import { isExampleAddress } from '../../lib/files/example-address';
import { fileName } from '../../lib/files/file-name';
import classes from './full-package.module.css';

export interface FullPackageProps {
  full: FullPackageData;
  name: string;
  /** A checksum that the page already shows; if the package has the same one, it is left out. */
  knownMd5?: string;
  /** The package is an example, so its checksum is not real. */
  areExamples?: boolean;
}

/** A game's full package: its size and checksum, its segments and its voice packs. */
export function FullPackage({ full, name, knownMd5 = '', areExamples = false }: FullPackageProps) {
  return (
    <div className={classes.full}>
      <dl className={classes.total}>
        <dt>Full package</dt>
        <dd>{formatFileSize(full.package_size)}</dd>
      </dl>
      {full.md5 === knownMd5 || areExamples ? null : <Checksum md5={full.md5} subject={name} />}
      <Files title="Segments" files={full.segments} />
      <Files title="Voice packs" files={full.voice_packs} />
    </div>
  );
}

function Files({ title, files }: { title: string; files: readonly PackageFile[] }) {
  if (files.length === 0) return null;
  return (
    <details className={classes.files}>
      <summary>
        {title} <span className={classes.count}>({files.length})</span>
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <div className={classes.file}>
              {isExampleAddress(file.path) ? (
                <span className={classes.name}>{fileName(file.path)}</span>
              ) : (
                <ExternalLink href={file.path}>{fileName(file.path)}</ExternalLink>
              )}
              <span className={classes.size}>{formatFileSize(file.package_size)}</span>
            </div>
            {isExampleAddress(file.path) ? null : <Checksum md5={file.md5} subject={fileName(file.path)} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
