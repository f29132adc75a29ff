import type { DriveSet } from '../../../domain/board/driveSet.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { shortPlate } from '../../../domain/plates/plateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { usePlateSourceName } from '../../plates/usePlateSourceName.ts';
import { useReasonLine } from './useReasonText.ts';

/** A set in plain text, for paper and files. */
export const useSetTexts = () => {
  const t = useT();
  const lineOf = useReasonLine();
  const sourceName = usePlateSourceName();
  const plateText = (plate: Plate | undefined) => (plate ? shortPlate(plate, sourceName) : '');
  return ({ status, driver, truck, trailer, reasons }: DriveSet) => ({
    status: t(`board.statuses.${status}`),
    driver: driver?.name ?? '',
    driverId: driver?.driver_id ?? '',
    phone: driver?.phone ?? '',
    truck: truck?.truck_number ?? '',
    truckPlate: plateText(truck),
    trailer: trailer?.trailer_number ?? '',
    trailerPlate: plateText(trailer),
    reasons: reasons.map(lineOf),
  });
};
