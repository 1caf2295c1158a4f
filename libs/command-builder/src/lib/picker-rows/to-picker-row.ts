import type { Item, Language } from '@starhaven/contracts/handbook';
import { ItemType, languageTag } from '@starhaven/contracts/handbook';
import { defaultSlots } from '@starhaven/game-commands';
import type { PickerRow } from './picker-row';

const maxNameLength = 200;
const markup = /<\/?[a-z]+(?:=[^<>]*)?\/?>/gi;

/** An item of the host as a row of the picker of `type`. */
export function toPickerRow(item: Item, type: number, language: Language): PickerRow {
  const isProperty = type === ItemType.ArtifactMain || type === ItemType.ArtifactSub;
  return {
    id: item.id,
    name: tidyName(item.name),
    ...present({
      lang:
        item.nameLanguage === undefined || item.nameLanguage === language ? undefined : languageTag(item.nameLanguage),
      icon: /^(?:https?:\/\/|\/(?!\/))/.test(item.icon) ? item.icon : undefined,
      stars: item.starType || undefined,
      weaponType: item.weaponType || undefined,
      ...(type === ItemType.ArtifactConfig ? artifactFields(item) : {}),
      ...(isProperty
        ? { grup: item.grup || undefined, stats: item.stats ?? undefined }
        : { kind: item.typeMonster || item.grup || undefined }),
    }),
  };
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Only the fields that have a value, because empty ones cost bytes in the biggest lists. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  // Object.entries loses which field has which type; leaving some out changes none of them.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}

const artifactFields = ({ equipType, main, sub, appendPropNum }: Item) => ({
  equipType: equipType || undefined,
  main: main || undefined,
  sub: sub || undefined,
  appendPropNum: appendPropNum ?? defaultSlots,
});

/** Most names are clean, and the expressions below cost much more than this test. */
const isTidy = /^[^<\\\p{C}]{0,200}$/u;

function tidyName(name: string): string {
  if (isTidy.test(name)) return name.trim();
  return name
    .replace(/\\n|[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(markup, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxNameLength);
}
