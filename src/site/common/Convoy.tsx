const AMBER = 'var(--side-accent)';
const LAND = 'var(--side-active)';
const GROUND = 'var(--side-page)';
const SOFT = 'var(--side-ink-soft)';

const WHEELS = [17, 36, 55, 106, 141];

/** A lorry seen from the side, its wheels on the road, with the status of its documents above it. */
const Truck = ({ at, state }: { at: number; state: 'fine' | 'soon' }) => (
  <g transform={`translate(${at} 246)`}>
    <path stroke={SOFT} opacity=".6" d="M60-66v-20" />
    <g transform="translate(26 -112)">
      <rect fill={GROUND} stroke="var(--side-line)" width="68" height="26" rx="13" />
      <circle fill={state === 'soon' ? AMBER : SOFT} cx="15" cy="13" r="4.5" />
      <path
        stroke={SOFT}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d={state === 'soon' ? 'M27 13h28' : 'M27 13h20'}
      />
    </g>
    <g fill={GROUND} stroke={SOFT} strokeWidth="1.5" strokeLinejoin="round">
      <path d="M6-14h112" />
      <rect y="-66" width="118" height="48" rx="2.5" />
      <path opacity=".35" d="M19.7-66v48m19.7-48v48m19.6-48v48m19.7-48v48m19.7-48v48" />
      <path d="M124-11v-45a6 6 0 0 1 6-6h16a5 5 0 0 1 4.9 3.8L156-36v25Z" />
      <path fill={LAND} d="M136-54h9l4.5 17H136Z" />
      {WHEELS.map((x) => (
        <circle key={x} cx={x} cy="-8.5" r="8.5" />
      ))}
    </g>
  </g>
);

/** Styled in styles/convoy.css. The land extends beyond the picture, for wide screens. */
export const Convoy = () => (
  <svg className="convoy" viewBox="0 0 640 280" aria-hidden="true">
    <circle fill={AMBER} opacity=".16" cx="486" cy="96" r="34" />
    <path
      fill={LAND}
      opacity=".45"
      d="M-1500 186q160-52 320-14t320-6 320 10 320-6 320 8 320-10 320 6 320-8 320 14 320-6v106h-3200Z"
    />
    <path
      fill={LAND}
      opacity=".8"
      d="M-1600 216q120-34 260-8t260 2 260-6 260 8 260-6 260 6 260-8 260 6 260-4 260 6 260-4 260 8v60h-3120Z"
    />
    <path fill={GROUND} d="M-1600 246h3840v80h-3840Z" />
    <path stroke={SOFT} strokeWidth="1.5" opacity=".6" d="M-1600 246h3840" />
    <path
      stroke={SOFT}
      strokeWidth="1.5"
      strokeDasharray="18 14"
      opacity=".35"
      d="M-1600 264h3840"
    />
    <Truck at={30} state="fine" />
    <Truck at={240} state="soon" />
    <Truck at={450} state="fine" />
  </svg>
);
