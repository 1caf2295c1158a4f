/** What a page shows of a member's text: sanitized HTML, or the text as it was written with the reason. */
export type ShownText = { kind: 'html'; html: string } | { kind: 'plain'; text: string; reason: string };
