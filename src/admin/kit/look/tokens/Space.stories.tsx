import type { Meta, StoryObj } from '@storybook/react-vite';

import { GAP, WIDTHS } from '../../../../design/scale.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { UI_OPTIONS } from '../uiPreferences.ts';

import styles from './tokens.module.css';

const Space = () => (
  <Specimens>
    <Specimen name="steps">
      <div>
        {Object.entries(GAP).map(([step, px]) => (
          <p key={step} className={styles['step']}>
            <i style={{ inlineSize: `var(--gap-${step})` }} />
            {`--gap-${step}: ${px} px`}
          </p>
        ))}
      </div>
    </Specimen>
    {UI_OPTIONS.density.map((density) => (
      <Specimen key={density} name={`a row of a table: ${density}`}>
        <div data-density={density}>
          <div className={styles['row']}>T-101</div>
        </div>
      </Specimen>
    ))}
    <Specimen name="what is pressed: 36 px, with a finger 44 px">
      <div
        className={styles['box']}
        style={{ inlineSize: 'var(--control)', minBlockSize: 'var(--control)' }}
      />
    </Specimen>
    <Specimen name="widths at which the layout changes">
      <p className={styles['sample']}>{WIDTHS.map((width) => `${width} px`).join(' · ')}</p>
    </Specimen>
  </Specimens>
);

const meta = {
  ...part(`
    Space comes in steps that are named by multiples of 4 px, with half a step in tight places. Related things sit closer together than
    others. Table rows have the height that the user chose. Below 768 px screens use the phone layout, and
    every control is large enough for a finger.
  `),
  title: 'Space',
  component: Space,
} satisfies Meta<typeof Space>;

export default meta;

export const All: StoryObj<typeof meta> = {};
