import type { DownloadLink } from '@starhaven/contracts/games';
import { buttonClass, ExternalLink } from '@starhaven/ui-kit';
import { isExampleAddress } from '../../lib/files/example-address';
import { Checksum } from '../checksum/checksum';
import { FullPackage } from '../package-files/full-package';
import { LinkAnswer } from './link-answer';
import card from '../card.module.css';
import classes from './download-card.module.css';

/** One download, with its mirrors, checksum and parts. */
export function DownloadCard({ link }: { link: DownloadLink }) {
  const { name, comment, url, url_name: urlName, tutorial, mirror, package: file, game } = link;
  const isExample = isExampleAddress(url);
  const mirrors = mirror.filter((item) => !isExampleAddress(item.url));
  return (
    <article className={card.card}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h4>{name}</h4>
          {comment ? <p>{comment}</p> : null}
          {isExample ? null : <LinkAnswer url={url} />}
        </div>
        {isExample ? <p className={classes.missing}>Not offered yet</p> : null}
        {url && !isExample ? (
          <ExternalLink className={buttonClass('primary')} href={url} aria-label={`${urlName || 'Download'}: ${name}`}>
            {urlName || 'Download'}
          </ExternalLink>
        ) : null}
      </div>

      {file ? (
        <dl className={classes.facts}>
          {file.name ? (
            <div>
              <dt>Package</dt>
              <dd>{file.name}</dd>
            </div>
          ) : null}
          {file.region ? (
            <div>
              <dt>Region</dt>
              <dd>{file.region}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {file && !isExample ? <Checksum md5={file.md5} subject={file.name || name} /> : null}

      {mirrors.length > 0 || tutorial?.url ? (
        <ul className={classes.links}>
          {mirrors.map((item) => (
            <li key={item.url}>
              <ExternalLink href={item.url} aria-label={`Mirror: ${item.name}, ${name}`}>
                Mirror: {item.name}
              </ExternalLink>{' '}
              <LinkAnswer url={item.url} />
            </li>
          ))}
          {tutorial?.url ? (
            <li>
              <ExternalLink href={tutorial.url} aria-label={`${tutorial.name || 'Tutorial'}, ${name}`}>
                {tutorial.name || 'Tutorial'}
              </ExternalLink>
            </li>
          ) : null}
        </ul>
      ) : null}

      {game?.Full ? <FullPackage full={game.Full} name={name} knownMd5={file?.md5} areExamples={isExample} /> : null}
    </article>
  );
}
