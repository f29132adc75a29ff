import { Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { typography } from '../theme/scales.ts';

import styles from './tokens.module.css';

const { fontFamily: _, ...variants } = typography;
type Variant = keyof typeof variants;

interface Measures {
  fontSize: string;
  lineHeight: number;
  fontWeight?: number;
}

const BASE_PX = 16;

const measuresOf = (variant: Variant) => {
  const { fontSize, lineHeight, fontWeight = 400 }: Measures = variants[variant];
  return `${variant}: ${Number.parseFloat(fontSize) * BASE_PX} px, ${fontWeight}, line ${lineHeight}`;
};

const Scale = () => (
  <Specimens>
    {(Object.keys(variants) as Variant[]).map((variant) => (
      <Specimen key={variant} name={measuresOf(variant)}>
        <Typography variant={variant} component="p" className={styles['sample']}>
          Ahmed Khan’s gatepass expires in 12 days
        </Typography>
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
