import { Download, Printer, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useDerivedRows } from '../../kit/derivedRows.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { Rows, useRowList, useRows } from '../../kit/list/rowList.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { BoardBar, DayChooser } from './BoardBar.tsx';
import { BoardEmpty, BoardNotices } from './BoardEmpty.tsx';
import { DEFAULTS, facetsOf, FILTERS, isValid, PARAMS } from './boardFilters.ts';
import { BoardSets } from './BoardSets.tsx';
import { BoardSheet } from './BoardSheet.tsx';
import { useBoardExport } from './useBoardExport.ts';
import { useBoardDay } from './useReasonText.ts';

let isAsked = false;

/** Most browsers fire these events; some only match the media query. */
const subscribe = (onChange: () => void) => {
  const print = window.matchMedia('print');
  const tell = (asked: boolean) => () => {
    isAsked = asked;
    onChange();
  };
  const [begin, end] = [tell(true), tell(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  print.addEventListener('change', onChange);
  return () => {
    isAsked = false;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    print.removeEventListener('change', onChange);
  };
};

const isPrinting = () => isAsked || window.matchMedia('print').matches;

const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);

const BoardScreen = () => {
  const t = useT();
  const dayText = useDayText();
  const day = useBoardDay();
  const read = useDerivedRows<DriveSet>(RESOURCES.sets, { day });
  const rows = useRowList({
    read,
    params: PARAMS,
    defaults: DEFAULTS,
    isValid,
    perPage: useUiPreferences().pageSize,
    facetsOf,
  });
  const isPrinting = useIsPrinting();
  return (
    <Rows rows={rows} filters={FILTERS}>
      <PageHeader title={t('board.title')} subtitle={dayText(day)} actions={<Actions />} />
      <div className="stack gap-3">
        {useIsPhone() && <DayChooser />}
        <BoardBar />
        <BoardNotices sets={rows.part ?? read} />
        <Sets />
      </div>
      {isPrinting && <BoardSheet sets={read} />}
    </Rows>
  );
};

const Actions = () => {
  const save = useBoardExport();
  const notifyFailure = useNotifyFailure();
  const { found, readAll } = useRows<DriveSet>();
  const isOff = found.length === 0;
  return (
    <>
      {!useIsPhone() && <DayChooser />}
      <Action
        icon={Download}
        name="export"
        isOff={isOff}
        onClick={() =>
          void readAll()
            .then(save)
            .catch((error: unknown) => notifyFailure('calendar.ics.failed', error))
        }
      />
      <Action icon={Printer} name="print" isOff={isOff} onClick={() => window.print()} />
    </>
  );
};

interface ActionProps {
  icon: LucideIcon;
  name: 'export' | 'print';
  isOff: boolean;
  onClick: () => void;
}

/** On a phone, only its icon. */
const Action = ({ icon: Icon, name, isOff, onClick }: ActionProps) => {
  const label = useT()(`board.${name}`);
  return (
    <Button look="outlined" aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span className="wide">{label}</span>
    </Button>
  );
};

const Sets = () => {
  const { isLoading, found } = useRows<DriveSet>();
  if (isLoading) return <ListSkeleton />;
  if (found.length === 0) return <BoardEmpty />;
  return (
    <>
      <BoardSets />
      <ListPages />
    </>
  );
};

export default BoardScreen;
