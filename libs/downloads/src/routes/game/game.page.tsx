import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { GameBuild } from '@starhaven/contracts/games';
import { ButtonLink, Page, Picture, ProblemPanel, RelativeTime, gameAccent } from '@starhaven/ui-kit';
import type { PageProblem } from '@starhaven/ui-kit';
import { DownloadGroups } from '../../components/download-card/download-groups';
import { FileCheck } from '../../components/file-check/file-check';
import { EngineFeatures } from '../../components/engine-features/engine-features';
import { HowToEnter } from '../../components/how-to-enter/how-to-enter';
import { BuildFitLine } from '../../components/platform-picker/build-fit';
import { PlatformPicker } from '../../components/platform-picker/platform-picker';
import { knownFiles } from '../../lib/files/known-files';
import { ChecksContext } from '../../lib/link-checks';
import { buildKey } from '../../lib/pick-build';
import type { loader } from './game.route.server';
import { GameInformation, SafetyNotice } from './side-cards';
import classes from './game.module.css';

/** A game with its builds (docs/behaviour/downloads.md#game-page). */
export function GamePage() {
  const page = useLoaderData<typeof loader>();
  if (page.problem) return <GameProblem problem={page.problem} />;
  const { game, downloads, servers, checks, fit, nowSeconds } = page;

  return (
    <div style={{ '--accent': gameAccent(game.id) }}>
      <header className={classes.banner}>
        <Picture
          className={classes.art}
          src={game.image}
          alt=""
          width={800}
          height={450}
          {...{ fetchpriority: 'high' }}
        />
        <div className={classes.bannerInner}>
          <ButtonLink to="/downloads" className={classes.back}>
            ← All downloads
          </ButtonLink>
          <div className={classes.text}>
            <h1>{game.title}</h1>
            <p className={classes.description}>{game.description}</p>
            <dl className={classes.facts}>
              <div>
                <dt>Version</dt>
                <dd>{game.version || 'Unknown'}</dd>
              </div>
              <div>
                <dt>Updated</dt>
                <dd>
                  <RelativeTime time={game.lastUpdate} now={nowSeconds} />
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </header>

      <Page className={classes.columns}>
        <div className={classes.main}>
          {downloads.problem ? (
            <ProblemPanel problem={downloads.problem} />
          ) : (
            <>
              <PlatformPicker
                platforms={downloads.platforms}
                platform={downloads.platform}
                build={downloads.build}
                isForDevice={downloads.isForDevice}
              />
              <BuildFitLine version={downloads.build?.name ?? ''} fit={fit} />
              {downloads.missing ? (
                <p className={classes.missing} role="status">
                  “{downloads.missing}” is not offered here. Shown instead: {downloads.platform?.platfrom}
                  {downloads.build ? ` ${downloads.build.name}` : ''}.
                </p>
              ) : null}
              <EngineFeatures engines={game.engine} build={downloads.build} />
              <ChecksContext.Provider value={{ checks, now: nowSeconds }}>
                <DownloadGroups build={downloads.build} />
              </ChecksContext.Provider>
              <BuildCheck build={downloads.build} />
            </>
          )}
        </div>
        <aside className={classes.side} aria-label="About this game">
          {servers ? <HowToEnter servers={servers} /> : null}
          <GameInformation game={game} nowSeconds={nowSeconds} />
          <SafetyNotice />
        </aside>
      </Page>
    </div>
  );
}

/** The check of downloaded files, if the build has checksums to compare with. */
function BuildCheck({ build }: { build: GameBuild | null }) {
  const known = useMemo(() => knownFiles(build), [build]);
  return known.length > 0 ? <FileCheck key={build ? buildKey(build) : ''} known={known} /> : null;
}

function GameProblem({ problem }: { problem: PageProblem }) {
  return (
    <Page kind="reading">
      <ProblemPanel level={1} problem={problem}>
        <ButtonLink to="/downloads">Back to downloads</ButtonLink>
      </ProblemPanel>
    </Page>
  );
}
