import { Download, Printer, type LucideIcon } from 'lucide-react';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { RowPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { BoardBar } from './BoardBar.tsx';
import { BoardEmpty, BoardNotices } from './BoardEmpty.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardSets } from './BoardSets.tsx';
import { BoardSheet } from './BoardSheet.tsx';
import { useBoard, useBoardRows, type Board, type FleetOfDay } from './useBoard.ts';
import { useBoardAddress } from './useBoardAddress.ts';
import { useBoardExport } from './useBoardExport.ts';
import { useIsPrinting } from './useIsPrinting.ts';

import list from '../../kit/list/list.module.css';
import styles from './Board.module.css';

/** Who may drive on a day and who may not, and why. */
const BoardScreen = () => <BoardOf fleet={useBoardRows()} />;

const BoardOf = ({ fleet }: { fleet: FleetOfDay }) => {
  const t = useT();
  const dayText = useDayText();
  const board = useBoard(fleet);
  const { day } = useBoardAddress();
  const isPrinting = useIsPrinting();
  return (
    <BoardFilters>
      <PageHeader
        title={t('board.title')}
        subtitle={dayText(day)}
        actions={<Actions board={board} />}
      />
      <div className={styles.board}>
        <BoardBar board={board} />
        <BoardNotices papers={board.papers} />
        <Sets board={board} />
      </div>
      {isPrinting && <BoardSheet board={board} />}
    </BoardFilters>
  );
};

const Actions = ({ board: { sets } }: { board: Board }) => {
  const save = useBoardExport();
  const isOff = sets.length === 0;
  return (
    <>
      <Action icon={Download} name="export" isOff={isOff} onClick={() => void save(sets)} />
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
      <span className={list.wide}>{label}</span>
    </Button>
  );
};

const Sets = ({ board }: { board: Board }) => {
  const { group, page, perPage, change } = useBoardAddress();
  const { sets, papers, isLoading } = board;
  if (isLoading) return <ListSkeleton />;
  // The notice above says why.
  if (papers.failed.includes(RESOURCES.drivers)) return null;
  if (sets.length === 0) return <BoardEmpty board={board} />;
  // The current page may no longer exist after a renewal.
  const at = Math.min(page, Math.ceil(sets.length / perPage)) - 1;
  return (
    <>
      <BoardSets group={group} sets={sets.slice(at * perPage, (at + 1) * perPage)} />
      <RowPages
        page={page}
        perPage={perPage}
        total={sets.length}
        setPage={(wanted) => change({ page: String(wanted) })}
        setPerPage={(wanted) => change({ perPage: String(wanted) })}
      />
    </>
  );
};

export default BoardScreen;
