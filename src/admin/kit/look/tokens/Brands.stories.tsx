import type { Meta, StoryObj } from '@storybook/react-vite';

import { BRAND_THEME_NAMES, BRAND_THEMES } from '../../../../design/brandThemes.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Swatches, variable } from './Swatch.tsx';

const PAIRS = [
  { text: 'onPrimary', ground: 'primary' },
  { text: 'primary', ground: 'primarySoft' },
  { text: 'primary', ground: 'surface' },
  { text: 'side-ink', ground: 'side-page' },
  { text: 'side-accent', ground: 'side-active' },
];

/** The variables a brand sets, as Look.ts writes them onto the page. */
const variablesOf = ({ light, dark, side }: (typeof BRAND_THEMES)[keyof typeof BRAND_THEMES]) =>
  Object.fromEntries([
    ...(Object.keys(light) as (keyof typeof light)[]).map((name) => [
      variable(name),
      `light-dark(${light[name]}, ${dark[name]})`,
    ]),
    ...Object.entries(side).map(([name, value]) => [variable(`side-${name}`), value]),
  ]);

const Brands = () => (
  <Specimens>
    {BRAND_THEME_NAMES.map((name) => (
      <Specimen key={name} name={name}>
        <div style={variablesOf(BRAND_THEMES[name])}>
          <Swatches of={PAIRS} />
        </div>
      </Specimen>
    ))}
  </Specimens>
);

const meta = {
  ...part(
    `
    Qafila’s own colours, which the public site shares, and the four themes that a company can choose. A
    theme sets the primary colours and the sidebar; surfaces, lines and semantic colours stay. The toolbar
    shows any part or screen in each.
  `,
    { isWide: true },
  ),
  title: 'Brands',
  component: Brands,
} satisfies Meta<typeof Brands>;

export default meta;

export const All: StoryObj<typeof meta> = {};
