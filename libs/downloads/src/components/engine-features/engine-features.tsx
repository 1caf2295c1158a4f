import { SiteLink } from '@starhaven/ui-kit';
import type { Engine, GameBuild } from '@starhaven/contracts/games';
import classes from './engine-features.module.css';

/**
 * The features of the chosen build's engine; of all engines if the build does not name one
 * (docs/behaviour/downloads.md#engine-features).
 */
export function EngineFeatures({ engines, build }: { engines: readonly Engine[]; build: GameBuild | null }) {
  const own = engines.filter(
    (engine) => engine.short === build?.project?.short || engine.name === build?.project?.name_engine,
  );
  const shown = own.length > 0 ? own : engines;
  if (shown.every((engine) => engine.features.length === 0)) return null;
  return (
    <section className={classes.section} aria-labelledby="features">
      <h2 id="features">Features</h2>
      {shown.map((engine) => (
        <div key={engine.name} className={classes.engine}>
          <h3>{engine.name}</h3>
          <ul className={classes.features}>
            {engine.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className={classes.disclaimer}>
        Engines are works in progress: a feature may be partial or change between builds. Ask in the{' '}
        <SiteLink to="/community">community</SiteLink> when something is missing.
      </p>
    </section>
  );
}
