import { SelectField, TextField, buttonClass } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { StateFields } from './game-state';
import type { GamePartProps } from './game-state';

/** Adds a build with its first link. */
export function BuildForm({ game, reply }: GamePartProps) {
  const isMine = reply?.intent === 'add';
  const errors = isMine ? reply.result?.error : null;
  const sent = (isMine && reply.result?.initialValue) || {};
  const field = (name: string) => ({
    ...{ id: `${game.slug}-${name}`, name, errors: errors?.[name] ?? [] },
    defaultValue: String(sent[name] ?? ''),
  });
  return (
    <StaffForm aria-label={`Add a build of ${game.title}`}>
      <StateFields game={game} />
      <div className={layout.twins}>
        <SelectField {...field('platform')} defaultValue={String(sent['platform'] ?? 'PC')} label="Platform">
          {['PC', 'Android', 'iOS'].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField {...field('engine')} label="Engine">
          <option value="">None in particular</option>
          {game.engines.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <div className={layout.twins}>
        <TextField {...field('build')} label="Version" maxLength={100} />
        <TextField {...field('link')} label="Name of the download" maxLength={100} />
      </div>
      <TextField {...field('url')} label="Address of the file" maxLength={2000} />
      <div className={layout.twins}>
        <TextField {...field('bytes')} label="Size in bytes" hint="Empty: not known." inputMode="numeric" />
        <TextField {...field('md5')} label="MD5" hint="32 digits; empty: not known." maxLength={32} />
      </div>
      <div>
        <button type="submit" name="intent" value="add" className={buttonClass('primary')}>
          Add the build
        </button>
      </div>
    </StaffForm>
  );
}
