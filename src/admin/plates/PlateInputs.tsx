import { useWatch } from 'react-hook-form';

import { PLATE_FIELDS, type Plate, type PlateField } from '../../domain/plates/plate.ts';
import { cleaned } from '../../domain/records/values.ts';
import { InputSection } from '../kit/form/InputSection.tsx';
import { useRecordType } from '../kit/record/RecordTypeContext.ts';
import { NumberPlate } from './NumberPlate.tsx';

import styles from './plates.module.css';

export const PlateInputs = () => (
  <InputSection title="plate">
    <Preview />
  </InputSection>
);

const Preview = () => {
  const [plate_emirate, plate_category, plate_code, plate_number]: Plate[PlateField][] = useWatch({
    name: [...PLATE_FIELDS],
  });
  const plate = cleaned(useRecordType(), {
    plate_emirate,
    plate_category,
    plate_code,
    plate_number,
  }) as Plate;
  return (
    <div className={styles['preview']}>
      <NumberPlate plate={plate} size="large" />
    </div>
  );
};
