import type { AreaLink } from '../navigation';
import { footerGroups, headerLinks } from '../navigation';

const lettersThatMatter = 3;
const parts = (path: string) => path.toLowerCase().split('/').filter(Boolean);
const begin = (text: string) => text.slice(0, lettersThatMatter);

/** The pages that the visitor may have meant: those whose name begins like a part of the address, or else all pages of the header. */
export function meantPlaces(pathname: string): { isGuess: boolean; links: readonly AreaLink[] } {
  const open = (links: readonly AreaLink[]) => links.filter(({ role }) => role === undefined);
  const header = open(headerLinks);
  const all = [...header, ...footerGroups.flatMap(({ links }) => open(links))];
  const places = all.filter((link, index) => all.findIndex(({ to }) => to === link.to) === index);
  const asked = parts(pathname)
    .map(begin)
    .filter((text) => text.length === lettersThatMatter);
  const meant = places.filter(({ to }) => asked.includes(begin(parts(to).at(-1) ?? '')));
  return meant.length > 0 ? { isGuess: true, links: meant.slice(0, 4) } : { isGuess: false, links: header };
}
