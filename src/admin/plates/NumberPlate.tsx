import { isEmpty } from '../../domain/base/validation.ts';
import type { Plate } from '../../domain/plates/plate.ts';
import { plateSourceInArabic } from '../../domain/plates/plateSources.ts';
import { formatPlate } from '../../domain/plates/plateText.ts';
import { usePlateSourceName } from './usePlateSourceName.ts';

import styles from './plates.module.css';

interface NumberPlateProps {
  plate: Plate;
  size?: 'small' | 'large';
}

/** Read aloud as one text. Nothing if there is no number. */
export const NumberPlate = ({ plate, size = 'small' }: NumberPlateProps) => {
  const nameOf = usePlateSourceName();
  const { plate_emirate, plate_code, plate_number } = plate;
  if (isEmpty(plate_number)) return null;
  return (
    <span
      className={styles.plate}
      role="img"
      aria-label={formatPlate(plate, nameOf)}
      data-size={size}
      dir="ltr"
    >
      {plate_emirate && (
        <span className={styles.source} aria-hidden>
          <bdi lang="ar">{plateSourceInArabic(plate_emirate)}</bdi>
          <span lang="en">{plate_emirate}</span>
        </span>
      )}
      {!isEmpty(plate_code) && <span aria-hidden>{plate_code}</span>}
      <span className={styles.digits} lang="en" aria-hidden>
        {plate_number}
      </span>
    </span>
  );
};
