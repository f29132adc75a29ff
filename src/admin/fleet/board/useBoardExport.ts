import { ownName } from '../../../domain/base/formats.ts';
import type { DriveSet } from '../../../domain/board/driveSet.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { shortPlate } from '../../../domain/plates/plateText.ts';
import { saveCsv } from '../../kit/files/saveBlob.ts';
import { useT } from '../../kit/texts/useT.ts';
import { usePlateSourceName } from '../../plates/usePlateSourceName.ts';
import { useCompanies } from '../filters.ts';
import { useBoardDay, useReasonLine } from './useReasonText.ts';

export const useSetTexts = () => {
  const t = useT();
  const lineOf = useReasonLine();
  const sourceName = usePlateSourceName();
  const plateText = (plate: Plate | undefined) => (plate ? shortPlate(plate, sourceName) : '');
  return ({ status, driver, truck, trailer, reasons }: DriveSet) => ({
    status: t(`board.statuses.${status}`),
    driver: driver ? ownName(driver) : '',
    driverId: driver?.driver_id ?? '',
    phone: driver?.phone ?? '',
    truck: truck?.truck_number ?? '',
    truckPlate: plateText(truck),
    trailer: trailer?.trailer_number ?? '',
    trailerPlate: plateText(trailer),
    reasons: reasons.map(lineOf),
  });
};

const COLUMNS = [
  'day',
  'status',
  'driver',
  'driverId',
  'phone',
  'truck',
  'truckPlate',
  'trailer',
  'trailerPlate',
  'company',
  'reasons',
] as const;

const reasonsOf = ({ reasons }: { reasons: readonly { text: string; date: string }[] }) =>
  reasons.map(({ text, date }) => `${text} ${date}`.trim()).join('; ');

export const useBoardExport = () => {
  const t = useT();
  const textsOf = useSetTexts();
  const day = useBoardDay();
  const companies = new Map(useCompanies().map(({ value, name }) => [value, name]));
  const companyOf = ({ driver, truck, trailer }: DriveSet) => {
    const id = driver?.company_id ?? truck?.company_id ?? trailer?.company_id;
    return id ? (companies.get(String(id)) ?? String(id)) : '';
  };
  return async (sets: readonly DriveSet[]) => {
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const rows = sets.map((set) => {
      const texts = textsOf(set);
      const cells = { ...texts, day, company: companyOf(set), reasons: reasonsOf(texts) };
      return COLUMNS.map((column) => cells[column]);
    });
    const header = COLUMNS.map((column) => t(`board.columns.${column}`));
    saveCsv(`${t('board.file')}-${day}.csv`, toCsv(header, rows));
  };
};
