import { readStoredText, writeStoredText } from '@starhaven/ui-kit';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { HandbookSearch } from '../lib/search/handbook-search';
import { isSearch } from '../lib/search/handbook-search';
import { pickLanguage } from '../lib/language/pick-language';

const storageKey = 'handbook-language';

/**
 * On the page before any search, selects the language that the visitor chose last, or else the browser's first language that the handbook
 * has. The cached page is the same for all visitors, so this happens in the browser. An address with a language or a search is not changed.
 */
export function useVisitorLanguage(formRef: RefObject<HTMLFormElement>, search: HandbookSearch): void {
  useEffect(() => {
    const field = formRef.current?.elements.namedItem('language');
    if (!(field instanceof HTMLSelectElement)) return;
    const isChosen = field.selectedOptions[0] !== originalOf(field);
    // Chosen before this script ran.
    if (isChosen) writeStoredText('localStorage', storageKey, field.value);
    else if (!isSearch(search) && !new URLSearchParams(window.location.search).has('language')) {
      const offered = [...field.options].map(({ value, lang }) => ({ value, tag: lang }));
      const stored = readStoredText('localStorage', storageKey);
      const remembered = offered.find(({ value }) => value === stored)?.value;
      field.value = remembered ?? pickLanguage(offered, navigator.languages) ?? field.value;
    }
    // Without storage, the choice lasts only for this page.
    const onChange = () => void writeStoredText('localStorage', storageKey, field.value);
    field.addEventListener('change', onChange);
    return () => field.removeEventListener('change', onChange);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the visitor's own choice applies
  }, []);
}

/** The option that the page was rendered with. */
const originalOf = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
