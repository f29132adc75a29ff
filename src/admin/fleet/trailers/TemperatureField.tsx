import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { formatTemperatures } from '../../../domain/fleet/temperature.ts';
import type { Trailer } from '../../../domain/fleet/trailer.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { useT } from '../../kit/texts/useT.ts';

/** The range that a refrigerated trailer keeps. */
const TemperatureField = () => {
  const t = useT();
  const trailer = useRecordContext<Trailer>();
  const range = trailer ? formatTemperatures(trailer) : '';
  return range ? <bdi>{range}</bdi> : <Muted>{t('common.notGiven')}</Muted>;
};

export const temperatureColumn: Column<'temperature'> = {
  source: 'temperature',
  field: <TemperatureField />,
  exported: (record: RaRecord) => formatTemperatures(record as Trailer),
  hidden: true,
  unsortable: true,
};
