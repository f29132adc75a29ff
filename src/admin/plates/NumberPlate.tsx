import { styled } from '@mui/material';

import { isEmpty } from '../../domain/base/validation.ts';
import type { Plate } from '../../domain/plates/plate.ts';
import { plateSourceInArabic } from '../../domain/plates/plateSources.ts';
import { formatPlate } from '../../domain/plates/plateText.ts';
import { usePlateSourceName } from './usePlateSourceName.ts';

/** White in the light as in the dark, as on the road. */
const Metal = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto auto',
  alignItems: 'stretch',
  verticalAlign: 'middle',
  overflow: 'hidden',
  border: '1.5px solid #1c1f24',
  borderRadius: 4,
  background: '#fff',
  color: '#14171b',
  // Letters and digits stand in this order in every language.
  direction: 'ltr',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.6)',
  '& > span': { display: 'flex', alignItems: 'center', padding: '0.32em 0.5em' },
  '&[data-size="large"]': { fontSize: '1.35rem', borderWidth: 2, borderRadius: 6 },
});

const Source = styled('span')({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.15em',
  borderInlineEnd: '1px solid #c9ccd1',
  fontSize: '0.56em',
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  '& > bdi': { fontSize: '1.1em', letterSpacing: 0 },
});

const Digits = styled('span')({ letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' });

interface NumberPlateProps {
  plate: Plate;
  size?: 'small' | 'large';
}

/** A number plate as it looks on the road; read aloud as one text. Nothing where there is no number. */
export const NumberPlate = ({ plate, size = 'small' }: NumberPlateProps) => {
  const nameOf = usePlateSourceName();
  const { plate_emirate, plate_code, plate_number } = plate;
  if (isEmpty(plate_number)) return null;
  return (
    <Metal role="img" aria-label={formatPlate(plate, nameOf)} data-size={size} dir="ltr">
      {plate_emirate && (
        <Source aria-hidden>
          <bdi lang="ar">{plateSourceInArabic(plate_emirate)}</bdi>
          <span>{plate_emirate}</span>
        </Source>
      )}
      {!isEmpty(plate_code) && <span aria-hidden>{plate_code}</span>}
      <Digits aria-hidden>{plate_number}</Digits>
    </Metal>
  );
};
