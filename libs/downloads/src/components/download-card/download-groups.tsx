import type { GameBuild } from '@starhaven/contracts/games';
import { DownloadCard } from './download-card';
import classes from './download-card.module.css';

/** All downloads of a build, in groups. */
export function DownloadGroups({ build }: { build: GameBuild | null }) {
  const groups = inOrder((build?.download ?? []).filter((group) => group.link.length > 0));
  if (groups.length === 0) {
    return <p className={classes.none}>There is nothing to download for this choice yet. Pick another version.</p>;
  }
  return (
    <section className={classes.groups} aria-labelledby="downloads">
      <h2 id="downloads">Downloads</h2>
      {groups.map((group, index) => (
        <div key={group.name ?? index} className={classes.group}>
          {group.name ? <h3>{group.name}</h3> : null}
          {group.link.map((link) => (
            <DownloadCard key={`${link.name}|${link.url}`} link={link} />
          ))}
        </div>
      ))}
    </section>
  );
}

const forPlayers = /client|game|launcher/i;
const forOperators = /server|tool|resource/i;

/** Downloads for players come first, those for operators last; otherwise the host's order. */
function inOrder(groups: GameBuild['download']): GameBuild['download'] {
  const rank = ({ name = '' }: GameBuild['download'][number]) =>
    forPlayers.test(name) ? 0 : forOperators.test(name) ? 2 : 1;
  return [...groups].sort((a, b) => rank(a) - rank(b));
}
