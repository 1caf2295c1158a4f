import { useLoaderData } from '@remix-run/react';
import { ServerAddress, SiteLink } from '@starhaven/ui-kit';
import { Article } from '../../together/article/article';
import { articleMeta } from '../../together/article/article-meta';
import type { ServerToEnter } from '../../lib/read-entries.server';
import type { loader } from './guide.route.server';
import classes from './guide.module.css';

const lead =
  'From an empty folder to your first login, on a computer or a phone. Allow a quarter of an hour, plus the download.';

export const guideMeta = articleMeta({ title: 'Getting started', description: lead, path: '/guide' });

export function GuidePage() {
  const { servers } = useLoaderData<typeof loader>();
  return (
    <Article title="Getting started" lead={lead}>
      <h2>Before you begin</h2>
      <ul>
        <li>
          Free disk space of about twice the size of the game: the archive and the unpacked files are both there for a
          while.
        </li>
        <li>A client with exactly the version of the server. A newer official client will not connect.</li>
        <li>A separate folder. Never unpack over a game that you play on the official servers.</li>
      </ul>

      <h2>1. Choose a game and a build</h2>
      <p>
        Open the <SiteLink to="/downloads">downloads</SiteLink>, pick a game, then your platform and a version. Where
        servers run, the page says which of them a version fits; otherwise take the version that your server names.
      </p>

      <h2>2. Download and check</h2>
      <ol>
        <li>
          Download the full package, or all segments of it into one folder. Where a mirror is listed, use it when the
          first link is slow.
        </li>
        <li>
          Check the file. On a game’s page with checksums, “Check a downloaded file” does it in your browser. By hand,
          run on Windows <code>certutil -hashfile file.zip MD5</code>, on Linux <code>md5sum file.zip</code>, on a Mac{' '}
          <code>md5 file.zip</code>. On Android a file manager that shows checksums does it, or{' '}
          <code>md5sum file.apk</code> in Termux. For an iPhone compare it on the computer that you install from.
        </li>
        <li>A checksum that differs means a broken download. Delete that one file and fetch it again.</li>
      </ol>

      <h2>3. Unpack</h2>
      <p>
        Segments are one archive cut into parts. Open only the first part (<code>.001</code>) with a tool such as 7-Zip;
        it finds the others by itself. Voice packs go into the same folder afterwards.
      </p>

      <h2>4. Point the client at a server</h2>
      <Entries servers={servers} />
      <p>
        The build names the launcher, patch or tool that takes the address. A patched app for phones often has it inside
        already; its description says so.
      </p>

      <h2>5. Log in and play</h2>
      <p>
        Start the game through the launcher and log in. If the client says that the version does not match, compare it
        with the version on the game’s page. If it cannot connect at all, the{' '}
        <SiteLink to="/faq">common questions</SiteLink> list the usual causes, and the{' '}
        <SiteLink to="/community">community</SiteLink> helps with the rest.
      </p>

      <h2>Staying safe</h2>
      <ul>
        <li>Never use the password of your official game account here. Choose a new one.</li>
        <li>Download only from links on this site or from the engines’ own project pages.</li>
        <li>A private server has no connection to your official account: nothing moves from one to the other.</li>
      </ul>
    </Article>
  );
}

/** The server addresses: the same as on the status page and the games' pages. */
function Entries({ servers }: { servers: readonly ServerToEnter[] | null }) {
  const community = <SiteLink to="/community">community</SiteLink>;
  if (servers === null || servers.length === 0)
    return (
      <p>
        You need the address of the server.{' '}
        {servers === null ? (
          <>Ask the {community} for it.</>
        ) : (
          <>
            No server of this site has published one yet. When one does, it appears here. Until then, ask the{' '}
            {community}.
          </>
        )}
      </p>
    );
  return (
    <>
      <p>Enter the address of the server that you want to play on:</p>
      <ul className={classes.servers}>
        {servers.map(({ id, name, game, address, entry }) => (
          <li key={id}>
            <strong>{name}</strong>
            {game ? ` (${game})` : ''}
            <ServerAddress name={name} address={address} entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}
