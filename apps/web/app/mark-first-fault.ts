/** React writes `<`, `>` and quotes in values as entities, so this finds only the fields themselves. */
const firstFault = /<(?:input|select|textarea)\b[^>]* aria-invalid="true"/;

/**
 * The page of a refused form, with the focus on its first wrong field. The browser moves it there; with scripts, `useFocusOnFirstFault` of
 * ui-kit does.
 */
export const markFirstFault = (html: string): string =>
  html.includes(' autofocus=""') ? html : html.replace(firstFault, '$& autofocus=""');
