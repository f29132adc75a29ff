import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';

import { BRAND_OPTIONS } from '../../../../design/brand.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Button } from '../../ui/Button.tsx';
import { UI_OPTIONS } from '../uiPreferences.ts';

/** A button, and its transition duration as computed by the browser. */
const Moving = ({ name }: { name: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [duration, tell] = useState('');
  useLayoutEffect(() => {
    // Read from the rendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (button.current) tell(getComputedStyle(button.current).transitionDuration);
  }, []);
  return (
    <Button ref={button} look="contained">
      {name}: {duration}
    </Button>
  );
};

const Motions = () => (
  <Specimens>
    <Specimen name="as the company chose">
      {BRAND_OPTIONS.animation.map((option) => (
        <span key={option} data-animation={option}>
          <Moving name={option} />
        </span>
      ))}
    </Specimen>
    <Specimen name="as the user chose, where the company’s is lively">
      {UI_OPTIONS.motion.map((option) => (
        <span key={option} data-animation="lively">
          <span data-motion={option}>
            <Moving name={option} />
          </span>
        </span>
      ))}
    </Specimen>
  </Specimens>
);

const meta = {
  ...part(`
    Little moves, and nothing for its own sake: what opens fades in, what loads pulses, and nothing takes
    longer than a fifth of a second. The company chooses how lively its screens are. A user who asks for
    less motion, here or on the device, gets none, whatever the company chose. Point at a button to see.
  `),
  title: 'Motion',
  component: Motions,
} satisfies Meta<typeof Motions>;

export default meta;

export const All: StoryObj<typeof meta> = {};
