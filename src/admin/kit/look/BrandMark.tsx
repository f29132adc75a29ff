/** Matches favicon.svg. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="var(--mark, var(--primary))"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path strokeWidth="2.5" opacity=".55" d="m4 11 4.5 5L4 21" />
    <path strokeWidth="3" opacity=".8" d="m11 9 6 7-6 7" />
    <path strokeWidth="4" d="m19.5 6.5 8 9.5-8 9.5" />
  </svg>
);
