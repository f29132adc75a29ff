import type { Meta, StoryObj } from '@storybook/react-vite';

import { EDGE_PAIRS, SIDEBAR_PAIRS, TEXT_PAIRS } from '../../../../design/pairs.ts';
import { tokens } from '../../../../design/tokens.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Swatches, variable } from './Swatch.tsx';

const TEXTS = [...new Set(TEXT_PAIRS.map(([text]) => text))];
const pairsOf = (name: string) =>
  [...TEXT_PAIRS, ...EDGE_PAIRS]
    .filter(([text]) => text === name)
    .map(([text, ground]) => ({ text, ground }));

const side = (name: string) => `side-${name}`;

const Colours = () => (
  <Specimens>
    <Specimen name="all tokens">
      <Swatches of={Object.keys(tokens.light).map((ground) => ({ ground }))} />
    </Specimen>
    {[...TEXTS, 'lineStrong'].map((name) => (
      <Specimen
        key={name}
        name={name === 'lineStrong' ? 'edges of controls' : `${variable(name)} as text`}
      >
        <Swatches of={pairsOf(name)} />
      </Specimen>
    ))}
    <Specimen name="the side, which is dark in both modes">
      <Swatches of={Object.keys(tokens.side).map((name) => ({ ground: side(name) }))} />
      <Swatches
        of={SIDEBAR_PAIRS.map(([text, ground]) => ({ text: side(text), ground: side(ground) }))}
      />
    </Specimen>
  </Specimens>
);

const meta = {
  ...part(
    `
    Each colour by its name in style sheets, with its value in the toolbar’s mode and brand, and its
    contrast on every surface it may appear on. Text needs 4.5:1 (AA), edges of controls 3:1; 7:1 is AAA.
    A test holds all these pairs to that, in both modes.

    Colours have meanings: primary for what can be pressed; good, warn, bad and info for states. Never
    rely on colour alone, and never write a value where there is a token.
  `,
    { isWide: true },
  ),
  title: 'Colour',
  component: Colours,
} satisfies Meta<typeof Colours>;

export default meta;

export const All: StoryObj<typeof meta> = {};
