import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { saveCsv } from '../../kit/files/saveCsv.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanies } from './BoardFilters.tsx';
import { useBoardAddress } from './useBoardAddress.ts';
import { useSetTexts } from './useSetTexts.ts';

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

/** Downloads the shown sets of all pages as a CSV. */
export const useBoardExport = () => {
  const t = useT();
  const textsOf = useSetTexts();
  const { day } = useBoardAddress();
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
