import type { Meta, StoryObj } from '@storybook/react-vite';

import { truckWith } from '../../../domain/fleet/testing.ts';
import { trucks } from '../../../domain/fleet/trucks.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { FormOf } from '../../../testing/FormOf.tsx';
import { OfRecords } from '../../../testing/OfRecords.tsx';
import { part } from '../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../testing/Specimens.tsx';
import { NumberPlate } from '../NumberPlate.tsx';
import { PlateField } from '../PlateField.tsx';
import { PlateInputs } from '../PlateInputs.tsx';

const plate = (
  plate_emirate: Plate['plate_emirate'],
  plate_code: string | null,
  plate_number: string,
): Plate => ({ plate_emirate, plate_category: null, plate_code, plate_number });

const PLATES = [
  plate('Dubai', 'R', '48215'),
  plate('Abu Dhabi', '17', '90311'),
  plate('Umm Al Quwain', 'B', '7'),
  plate('Saudi Arabia', 'ABD', '1234'),
  plate(null, null, '55120'),
];

const meta = {
  ...part(`
    A number plate as seen on the road, easy to spot among other numbers. It keeps its colours and runs
    left to right everywhere; a screen reader hears one text. The small size is for lists, the large one
    for the vehicle’s page and below the plate inputs.
  `),
  title: 'Fields/Number plate',
  component: NumberPlate,
  subcomponents: { PlateField, PlateInputs },
  args: { plate: PLATES[0]! },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'large'] } },
} satisfies Meta<typeof NumberPlate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      {(['small', 'large'] as const).map((size) => (
        <Specimen key={size} name={size}>
          {PLATES.map((one) => (
            <NumberPlate key={one.plate_number} plate={one} size={size} />
          ))}
        </Specimen>
      ))}
      <Specimen name="of a vehicle without one">
        <OfRecords type={trucks} record={truckWith()}>
          <PlateField />
        </OfRecords>
      </Specimen>
      <Specimen name="while it is typed">
        <FormOf type={trucks} values={{ ...PLATES[0] }}>
          <PlateInputs />
        </FormOf>
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };
