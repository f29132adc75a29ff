import type { Meta, StoryObj } from '@storybook/react-vite';

import { TEXT } from '../../../../design/scale.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';

import styles from './tokens.module.css';

const Scale = () => (
  <Specimens>
    {Object.entries(TEXT).map(([name, px]) => (
      <Specimen key={name} name={`--text-${name}: ${px} px`}>
        <p className={styles['sample']} style={{ fontSize: `var(--text-${name})` }}>
          Ahmed Khan’s gatepass expires in 12 days
        </p>
      </Specimen>
    ))}
    <Specimen name="Arabic">
      <p className={styles['sample']} lang="ar" dir="rtl">
        تنتهي صلاحية تصريح الدخول خلال ١٢ يومًا
      </p>
    </Specimen>
    <Specimen name="figures in tables: of one width, so that they stand under each other">
      <p className={styles['sample']} style={{ fontVariantNumeric: 'tabular-nums' }}>
        1,111.11
        <br />
        8,284.50
      </p>
    </Specimen>
  </Specimens>
);

const meta = {
  ...part(`
    IBM Plex Sans for Latin letters, IBM Plex Sans Arabic for Arabic ones. The scale is tight: people read
    tables here all day, and one large size per page is enough. Sizes are in rem and follow the reader’s
    font size.

    Weights are 400 for text and 600 for headings, labels and anything to be found quickly. Don’t use
    italics or capitals for emphasis: Arabic has neither.
  `),
  title: 'Type',
  component: Scale,
} satisfies Meta<typeof Scale>;

export default meta;

export const All: StoryObj<typeof meta> = {};
