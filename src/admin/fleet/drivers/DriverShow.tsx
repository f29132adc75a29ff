import { useRecordContext } from 'react-admin';

import type { Driver } from '../../../domain/fleet/driver.ts';
import { RecordHistory } from '../../activity/index.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { FactCard } from '../../kit/show/FactCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';
import { driverColumns } from './driverColumns.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';

/** A driver's page: who, in what state, with which papers, on which truck. */
const DriverShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlainField source="driver_id" />
        <DriverStatusField />
        <ArabicName />
      </>
    }
  >
    <FactCard
      title="resources.fleet/drivers.sections.papers"
      columns={driverColumns}
      fields={['gatepass_expiry', 'road_permit_expiry']}
    />
    <FactCard
      title="resources.fleet/drivers.sections.assignment"
      columns={driverColumns}
      fields={['company_id', 'truck_id', 'trailer_id']}
    />
    <FactCard
      title="resources.fleet/drivers.sections.person"
      columns={driverColumns}
      fields={['uae_number', 'phone', 'email']}
    />
    <RecordPapers holderType="driver" />
    <RecordHistory />
  </RecordShow>
);

const ArabicName = () => {
  const name = useRecordContext<Driver>()?.name_ar;
  return name ? <bdi lang="ar">{name}</bdi> : null;
};

export default DriverShow;
