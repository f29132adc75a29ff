import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import {
  PLATE_FIELDS,
  PLATE_SOURCES,
  type Plate,
  type PlateField,
} from '../../domain/plates/plate.ts';
import { cleanPlate } from '../../domain/records/recordValues.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { FormSection } from '../kit/form/FormSection.tsx';
import { NumberPlate } from './NumberPlate.tsx';
import { usePlateCheck } from './usePlateChecks.ts';

const sources = PLATE_SOURCES.map((id) => ({ id, name: `vehicles.plateSources.${id}` }));

/** The four parts of a plate, and how it looks on the road. */
export const PlateInputs = ({ title }: { title: MessageKey }) => (
  <FormSection title={title}>
    <SelectInput
      source="plate_emirate"
      choices={sources}
      validate={usePlateCheck('plate_emirate')}
      helperText={false}
      resettable
    />
    <PlatePart source="plate_category" />
    <PlatePart source="plate_code" />
    <PlatePart source="plate_number" />
    <Preview />
  </FormSection>
);

const PlatePart = ({ source }: { source: PlateField }) => (
  <TextInput
    source={source}
    validate={usePlateCheck(source)}
    helperText={false}
    autoComplete="off"
    slotProps={{ htmlInput: { dir: 'auto' } }}
  />
);

const Preview = () => {
  const [plate_emirate, plate_category, plate_code, plate_number]: Plate[PlateField][] = useWatch({
    name: [...PLATE_FIELDS],
  });
  const plate = cleanPlate({
    plate_emirate,
    plate_category,
    plate_code,
    plate_number,
  }) as Plate;
  return (
    <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      <NumberPlate plate={plate} size="large" />
    </Box>
  );
};
