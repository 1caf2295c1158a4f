/** A member's text as a page shows it: sanitized HTML, or the text as it was written with the reason why. */
export type ShownText = { kind: 'html'; html: string } | { kind: 'plain'; text: string; reason: string };
