import type { Meta, StoryObj } from '@storybook/react-vite';

import { BRAND_OPTIONS } from '../../../../design/brand.ts';
import { tokens } from '../../../../design/tokens.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Button } from '../../ui/Button.tsx';

import styles from './tokens.module.css';

const Shapes = () => (
  <Specimens>
    <Specimen name={`--radius: ${tokens.radius} px`}>
      <div className={styles['box']}>A card or an alert</div>
    </Specimen>
    <Specimen name="buttons, as the company chose">
      {BRAND_OPTIONS.buttons.map((option) => (
        <span key={option} data-buttons={option}>
          <Button look="contained">{option}</Button>
        </span>
      ))}
    </Specimen>
    <Specimen name="cards, as the company chose">
      {BRAND_OPTIONS.cards.map((option) => (
        <span key={option} data-cards={option}>
          <span className={styles['box']}>{option}</span>
        </span>
      ))}
    </Specimen>
    <Specimen name="what floats above the page">
      <span className={styles['box']} style={{ boxShadow: 'var(--lift)' }}>
        Menu, popover or dialog
      </span>
    </Specimen>
  </Specimens>
);

const meta = {
  ...part(`
    A line separates surfaces; only what floats above the page has a shadow. There is one radius for cards
    and one for buttons. A company can choose the shape of its buttons and the look of its cards.
  `),
  title: 'Shape and elevation',
  component: Shapes,
} satisfies Meta<typeof Shapes>;

export default meta;

export const All: StoryObj<typeof meta> = {};
