/** Marks the document of a visitor who refused ads before the first paint: their place then never takes room. */
const script = `if(/(?:^|; )ads=no(?:;|$)/.test(document.cookie))document.documentElement.dataset.ads='no'`;

/** Place it once, in the head. */
export function AdsChoiceScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
