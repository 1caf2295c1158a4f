import { SiteLink } from '@starhaven/ui-kit';
import type { GameBuild, Platform } from '@starhaven/contracts/games';
import { buildKey, pickerSearch } from '../../lib/pick-build';
import classes from './platform-picker.module.css';

export interface PlatformPickerProps {
  platforms: readonly { platfrom: string }[];
  /** The chosen platform, with the names of its builds. */
  platform: Platform | null;
  build: GameBuild | null;
  /** The platform was chosen for the visitor's phone. */
  isForDevice?: boolean;
}

/** Platform and version as links, so that each choice has an address and works without JavaScript. */
export function PlatformPicker({ platforms, platform, build, isForDevice = false }: PlatformPickerProps) {
  if (!platform) return null;
  return (
    <div className={classes.pickers}>
      <nav aria-labelledby="platform-label">
        <h2 id="platform-label" className={classes.label}>
          Platform
        </h2>
        <ul className={classes.options}>
          {platforms.map((option) => (
            <li key={option.platfrom}>
              <PickerLink
                to={pickerSearch({ ...option, version: [] })}
                isCurrent={option.platfrom === platform.platfrom}
                label={option.platfrom}
              />
            </li>
          ))}
        </ul>
        {isForDevice ? <p className={classes.note}>Chosen for your device.</p> : null}
      </nav>
      <nav aria-labelledby="version-label">
        <h2 id="version-label" className={classes.label}>
          Version
        </h2>
        {platform.version.length === 0 ? <p className={classes.none}>No builds for this platform yet.</p> : null}
        <ul className={classes.options}>
          {platform.version.map((option) => (
            <li key={buildKey(option)}>
              <PickerLink
                to={pickerSearch(platform, option)}
                isCurrent={build !== null && buildKey(option) === buildKey(build)}
                label={option.name}
                hint={option.project?.name_engine}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface PickerLinkProps {
  to: string;
  isCurrent: boolean;
  label: string;
  hint?: string;
}

function PickerLink({ to, isCurrent, label, hint }: PickerLinkProps) {
  return (
    <SiteLink
      className={classes.option}
      to={to}

      keepsScroll
      isReplacing
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </SiteLink>
  );
}
