/** The mark: a lantern whose flame is a star. */
export function SiteMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 1.5v4M9.5 8.5h13l2 5h-17z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M8 13.5h16l-2 13H10z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d="M10.5 30h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="m16 15 1.3 3.2L20.5 19.5l-3.2 1.3L16 24l-1.3-3.2-3.2-1.3 3.2-1.3z" fill="var(--sh-lantern)" />
    </svg>
  );
}
