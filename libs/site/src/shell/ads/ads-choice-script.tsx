/** If the visitor has refused ads, marks the document before the first paint, so that their place never takes space. */
const script = `if(/(?:^|; )ads=no(?:;|$)/.test(document.cookie))document.documentElement.dataset.ads='no'`;

/** Place it once, in the head. */
export function AdsChoiceScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
