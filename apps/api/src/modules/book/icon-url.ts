import type { IconUrl } from './search/to-wire';

/** Picture addresses from the operator's template, with `{game}` and `{icon}` filled in; without a template there are no pictures. */
export function iconUrlOf(template: string | null): IconUrl {
  return ({ game, icon }) => {
    if (/^https:\/\//.test(icon)) return icon;
    if (icon === '' || template === null) return '';
    return template.replaceAll('{game}', String(game)).replaceAll('{icon}', encodeURIComponent(icon));
  };
}
