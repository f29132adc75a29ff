import { useRecordContext } from 'react-admin';

import type { Driver, drivers } from '../../../domain/fleet/drivers.ts';
import { language } from '../../../i18n/i18nProvider.ts';
import { RecordHistory } from '../../activity/RecordHistory.tsx';
import { DriverVehicles } from '../../assignments/DriverVehicles.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { Verdict } from '../board/Verdict.tsx';
import { recordPapersOf } from '../documents/RecordPapers.tsx';

const RecordPapers = recordPapersOf<typeof drivers>();
const { FactCard, Value } = valuesOf<typeof drivers>();

const shape = { main: [2, 3], side: [3, 3], after: [5] };

const DriverShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <Value source="driver_id" />
        <Value source="status" />
        <OtherName />
      </>
    }
    side={
      <>
        <FactCard title="person" sources={['phone', 'email', 'uae_number']} />
        <DriverVehicles />
      </>
    }
    after={<RecordHistory />}
  >
    <Verdict />
    <RecordPapers holderType="driver" />
  </RecordShow>
);

/** In the language in which the heading is not. */
const OtherName = () => {
  const { name, name_ar } = useRecordContext<Driver>() ?? {};
  if (!name_ar) return null;
  return language.get() === 'ar' ? <bdi lang="en">{name}</bdi> : <bdi lang="ar">{name_ar}</bdi>;
};

export default DriverShow;
