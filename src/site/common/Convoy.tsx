const WHEELS = [17, 36, 55, 106, 141];

/** A lorry seen from the side, its wheels on the road, with the status of its documents above it. */
const Truck = ({ at, state }: { at: number; state: 'fine' | 'soon' }) => (
  <g transform={`translate(${at} 246)`}>
    <path className="pin" d="M60-66v-20" />
    <g transform="translate(26 -112)">
      <rect className="tag" width="68" height="26" rx="13" />
      <circle className={`state-${state}`} cx="15" cy="13" r="4.5" />
      <path className="words" d={state === 'soon' ? 'M27 13h28' : 'M27 13h20'} />
    </g>
    <g className="truck">
      <path d="M6-14h112" />
      <rect y="-66" width="118" height="48" rx="2.5" />
      <path className="seam" d="M19.7-66v48m19.7-48v48m19.6-48v48m19.7-48v48m19.7-48v48" />
      <path d="M124-11v-45a6 6 0 0 1 6-6h16a5 5 0 0 1 4.9 3.8L156-36v25Z" />
      <path className="window" d="M136-54h9l4.5 17H136Z" />
      {WHEELS.map((x) => (
        <circle key={x} cx={x} cy="-8.5" r="8.5" />
      ))}
    </g>
  </g>
);

/** Styled in styles/convoy.css. The land extends beyond the picture, for wide screens. */
export const Convoy = () => (
  <svg className="convoy" viewBox="0 0 640 280" aria-hidden="true">
    <circle className="sun" cx="486" cy="96" r="34" />
    <path
      className="far"
      d="M-1500 186q160-52 320-14t320-6 320 10 320-6 320 8 320-10 320 6 320-8 320 14 320-6v106h-3200Z"
    />
    <path
      className="near"
      d="M-1600 216q120-34 260-8t260 2 260-6 260 8 260-6 260 6 260-8 260 6 260-4 260 6 260-4 260 8v60h-3120Z"
    />
    <path className="ground" d="M-1600 246h3840v80h-3840Z" />
    <path className="road" d="M-1600 246h3840" />
    <path className="dashes" d="M-1600 264h3840" />
    <Truck at={30} state="fine" />
    <Truck at={240} state="soon" />
    <Truck at={450} state="fine" />
  </svg>
);
