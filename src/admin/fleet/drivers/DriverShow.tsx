import { useRecordContext } from 'react-admin';

import type { Driver, drivers } from '../../../domain/fleet/drivers.ts';
import { RecordHistory } from '../../activity/index.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';

const { FactCard, Value } = valuesOf<typeof drivers>();

/** A driver's page: who, in what state, with which papers, on which truck. */
const DriverShow = () => (
  <RecordShow
    subtitle={
      <>
        <Value source="driver_id" />
        <Value source="status" />
        <ArabicName />
      </>
    }
  >
    <FactCard title="expiries" sources={['gatepass_expiry', 'road_permit_expiry']} />
    <FactCard title="assignment" sources={['company_id', 'truck_id', 'trailer_id']} />
    <FactCard title="person" sources={['uae_number', 'phone', 'email']} />
    <RecordPapers holderType="driver" />
    <RecordHistory />
  </RecordShow>
);

const ArabicName = () => {
  const name = useRecordContext<Driver>()?.name_ar;
  return name ? <bdi lang="ar">{name}</bdi> : null;
};

export default DriverShow;
