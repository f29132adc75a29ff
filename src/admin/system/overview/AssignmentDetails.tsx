import type { ReactNode } from 'react';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { VEHICLE_PARTS, type AssignmentRow } from '../../../domain/stats/overview.ts';
import { Contact } from '../../kit/fields/ContactField.tsx';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';
import { FactList } from '../../kit/show/FactList.tsx';
import { useT } from '../../kit/texts/useT.ts';

export const PARTS = ['driver', ...VEHICLE_PARTS] as const;
export type Part = (typeof PARTS)[number];

interface AssignmentDetailsProps {
  row: AssignmentRow;
  part: Part;
}

export const AssignmentDetails = ({ row, part }: AssignmentDetailsProps) => {
  const t = useT();
  const { id, driverDetails, truckDetails, trailerDetails } = row;
  const fact = (name: 'id' | 'phone' | 'email' | 'model' | 'type' | 'status' | 'expiry') => ({
    with: (value: ReactNode) => ({ name: t(`overview.assignments.${name}`), value }),
    of: (resource: string, value: string | null | undefined) => ({
      name: t(`overview.assignments.${name}`),
      value: <FieldValue resource={resource} field={name} value={value} />,
    }),
  });
  const facts = {
    driver: [
      fact('id').of(RESOURCES.drivers, id),
      fact('phone').with(<Contact kind="phone" value={driverDetails.phone} />),
      fact('email').with(<Contact kind="email" value={driverDetails.email} />),
    ],
    truck: [
      fact('model').of(RESOURCES.trucks, truckDetails?.model),
      fact('status').of(RESOURCES.trucks, truckDetails?.status),
      fact('expiry').with(<ExpiryDate date={truckDetails?.expiry} kind="registration" />),
    ],
    trailer: [
      fact('type').of(RESOURCES.trailers, trailerDetails?.type),
      fact('status').of(RESOURCES.trailers, trailerDetails?.status),
      fact('expiry').with(<ExpiryDate date={trailerDetails?.expiry} kind="registration" />),
    ],
  }[part];
  return <FactList facts={facts} />;
};
