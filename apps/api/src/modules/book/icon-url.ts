import type { IconUrl } from './search/to-wire';

/** Pictures by the address that the operator set, `{game}` and `{icon}` filled in; without one there are none. */
export function iconUrlOf(template: string | null): IconUrl {
  return ({ game, icon }) => {
    if (/^https:\/\//.test(icon)) return icon;
    if (icon === '' || template === null) return '';
    return template.replaceAll('{game}', String(game)).replaceAll('{icon}', encodeURIComponent(icon));
  };
}
