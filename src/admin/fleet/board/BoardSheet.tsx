import { useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { createPortal } from 'react-dom';

import { brand } from '../../../brand.ts';
import { listOf } from '../../../domain/base/formats.ts';
import {
  DRIVE_GROUPS,
  DRIVE_STATUSES,
  type DriveSet,
  type DriveStatus,
} from '../../../domain/board/driveSet.ts';
import { REASON_FILTERS } from '../../../domain/board/sets.ts';
import { serverClock } from '../../../session/serverClock.ts';
import type { DerivedRows } from '../../kit/derivedRows.ts';
import { PageRange } from '../../kit/list/ListPages.tsx';
import { useRows } from '../../kit/list/rowList.tsx';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Table } from '../../kit/ui/Table.tsx';
import { useCompanies } from '../filters.ts';
import { useSetCountText } from './BoardBar.tsx';
import { reasonText } from './boardFilters.ts';
import { useSetTexts } from './useBoardExport.ts';
import { useBoardDay } from './useReasonText.ts';

import styles from './BoardSheet.module.css';

/** Readable without colour. */
const SIGNS: Record<DriveStatus, string> = { red: '✕', amber: '!', green: '✓' };

export const BoardSheet = ({ sets }: { sets: DerivedRows<DriveSet> }) => {
  const t = useT();
  const words = useWords();
  const textsOf = useSetTexts();
  const dayText = useDayText();
  const instantText = useInstantText();
  const day = useBoardDay();
  const { found, part, countsOf, list } = useRows<DriveSet>();
  const countText = useSetCountText();
  const statuses = countsOf('status');
  const group = DRIVE_GROUPS.find((name) => name === list.filterValues['group']) ?? 'sets';
  const [company] = useStore<string>('companyName', brand.companyName);
  const narrowing = useNarrowing();
  const [now] = useState(() => serverClock.now().toISOString());
  return createPortal(
    <div className={styles.sheet} data-sheet role="document" aria-label={t('board.title')}>
      <div className={styles.head}>
        <div>
          <p>{company}</p>
          <h1>{t('board.title')}</h1>
          <p className={styles.day}>{t('board.sheet.for', { day: dayText(day) })}</p>
        </div>
        <div>
          <p>{t('board.sheet.printed', { at: instantText(now) })}</p>
          <p>{t(`board.groups.${group}`)}</p>
          <p>
            {DRIVE_STATUSES.map(
              (status) => `${t(`board.statuses.${status}`)}: ${countText(statuses.get(status))}`,
            ).join(' · ')}
          </p>
          {sets.gaps.map(({ resource }) => (
            <p key={resource}>
              {t('board.failed.cut', { records: words.objects(resource).toLowerCase() })}
            </p>
          ))}
          {part && (
            <p>
              <PageRange />
            </p>
          )}
          {narrowing && <p>{t('board.sheet.narrowed', { filters: narrowing })}</p>}
        </div>
      </div>
      <Table
        rows={found.map((set) => ({ ...textsOf(set), id: set.id, state: set.status }))}
        keyOf={({ id }) => id}
        markOf={({ state }) => ({ 'data-status': state })}
        columns={[
          {
            name: 'status',
            head: t('board.columns.status'),
            cell: ({ state, status }) => (
              <>
                <span aria-hidden="true">{SIGNS[state]}</span> {status}
              </>
            ),
          },
          {
            name: 'driver',
            head: t('board.columns.driver'),
            cell: ({ driver, driverId, phone }) => (
              <Lines first={driver} others={[driverId, phone]} />
            ),
          },
          {
            name: 'truck',
            head: t('board.columns.truck'),
            cell: ({ truck, truckPlate }) => <Lines first={truck} others={[truckPlate]} />,
          },
          {
            name: 'trailer',
            head: t('board.columns.trailer'),
            cell: ({ trailer, trailerPlate }) => <Lines first={trailer} others={[trailerPlate]} />,
          },
          {
            name: 'reasons',
            head: t('board.columns.reasons'),
            cell: ({ reasons }) =>
              reasons.map(({ text, date }) => (
                <div key={text}>
                  {text} <bdi>{date}</bdi>
                </div>
              )),
          },
        ]}
      />
    </div>,
    document.body,
  );
};

const Lines = ({ first, others }: { first: string; others: readonly string[] }) => (
  <>
    <b>
      <bdi>{first}</bdi>
    </b>
    {others.filter(Boolean).map((line) => (
      <div key={line}>
        <bdi>{line}</bdi>
      </div>
    ))}
  </>
);

/** So that the sheet is not mistaken for the whole fleet. */
const useNarrowing = (): string => {
  const t = useT();
  const { filterValues: filter } = useListContext();
  const status = DRIVE_STATUSES.find((name) => name === filter['status']);
  const companies = useCompanies();
  const reason = REASON_FILTERS.find((name) => name === filter['reason']);
  return listOf([
    status && t(`board.statuses.${status}`),
    reason && t(reasonText(reason)),
    companies.find(({ value }) => value === filter['company'])?.name,
    filter['q'] && t('board.sheet.search', { text: filter['q'] }),
  ]);
};
