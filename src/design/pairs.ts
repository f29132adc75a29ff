import type { Scheme, tokens } from './tokens.ts';

type Pair<Name> = readonly [text: Name, ground: Name];

const GROUNDS = ['page', 'surface', 'sunken'] as const;

/** Text colours and the surfaces behind them: at least 4.5:1. */
export const TEXT_PAIRS: readonly Pair<keyof Scheme>[] = [
  ...(['ink', 'inkSoft', 'primary', 'good', 'warn', 'bad', 'info'] as const).flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['ink', 'primarySoft'],
  ['inkSoft', 'primarySoft'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['surface', 'good'],
  ['surface', 'warn'],
  ['surface', 'bad'],
  ['surface', 'info'],
  ['good', 'goodSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['info', 'infoSoft'],
];

/** Edges of controls and the surfaces behind them: at least 3:1. */
export const EDGE_PAIRS: readonly Pair<keyof Scheme>[] = GROUNDS.map((ground) => [
  'lineStrong',
  ground,
]);

/** Text colours on the sidebar: at least 4.5:1. */
export const SIDEBAR_PAIRS: readonly Pair<keyof typeof tokens.side>[] = (
  ['page', 'active'] as const
).flatMap((ground) =>
  (['ink', 'inkSoft', 'accent'] as const).map((text) => [text, ground] as const),
);
