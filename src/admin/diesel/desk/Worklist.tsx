import type { ReactNode } from 'react';

import { isOpen } from '../../../domain/access/recordPath.ts';
import type { DieselAlert } from '../../../domain/diesel/alert.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import type { Anomaly } from '../../../domain/diesel/fills/anomalies.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import type { Tone } from '../../../domain/records/field.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useMay } from '../../kit/useMay.ts';
import { useSession } from '../../kit/useSession.ts';
import { useBranches } from '../useBranches.ts';
import { ANOMALIES } from './AnomalyCard.tsx';
import { branchQuery } from './BranchChoice.tsx';
import type { Board } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

import styles from './desk.module.css';

interface Task {
  key: string;
  tone: Extract<Tone, 'bad' | 'warn' | 'info'>;
  text: ReactNode;
  action?: { label: string; to: string };
}

/** Whether the ledger or an anomaly already covers a server alert. */
const isSaid = (
  { id, kind, branch_id }: DieselAlert,
  positions: readonly Position[],
  anomalies: readonly Anomaly[],
): boolean => {
  const own = positions.find(({ branch }) => branch === branch_id);
  if (kind === 'low_stock') return own?.isLow === true;
  if (kind === 'not_counted') return own?.isCountDue === true;
  return (
    kind === 'short_delivery' &&
    anomalies.some(
      ({ rule, recordId }) => rule === 'shortDelivery' && id === `short_delivery-${recordId}`,
    )
  );
};

const useTasks = ({ desk, told, books, branch, anomalies }: Board): Task[] => {
  const t = useT();
  const may = useMay();
  const role = useSession()?.user.role;
  const { litres } = useDeskTexts();
  const positions = (desk.positions ?? []).filter(
    (position) => branch === undefined || position.branch === branch,
  );
  const { nameOf } = useBranches();
  const fill = ({ branch: id }: Position) => {
    const isBowser = desk.bowsers.has(id);
    const resource = isBowser ? RESOURCES.dieselExtractions : RESOURCES.dieselPurchases;
    if (!may('create', resource)) return undefined;
    const label = t(isBowser ? 'dieselDesk.extraction' : 'dieselDesk.purchase');
    return { label, to: recordPaths(resource).create };
  };
  const count = (position: Position) =>
    isOpen(role, '/diesel/stock')
      ? { label: t('dieselDesk.count.open'), to: `/diesel/stock${branchQuery(position.branch)}` }
      : undefined;
  const task = (
    name: 'low' | 'over' | 'count',
    { branch: id }: Position,
    args: Record<string, unknown>,
    action: Task['action'],
  ): Task => ({
    key: `${name}-${id}`,
    tone: name === 'count' ? 'warn' : 'bad',
    text: t(`dieselDesk.tasks.${name}`, { branch: nameOf(id), ...args }),
    action,
  });
  const held = ({ book }: Position) => litres(book?.ml ?? 0);
  const size = (level: number | null) => litres(toMillilitres(level ?? 0));
  const low = positions
    .filter(({ isLow }) => isLow)
    .map((one) =>
      task('low', one, { litres: held(one), level: size(one.stock.reorder_level_l) }, fill(one)),
    );
  const over = positions
    .filter(({ isOver }) => isOver)
    .map((one) =>
      task('over', one, { litres: held(one), capacity: size(one.stock.capacity_l) }, count(one)),
    );
  const due = positions
    .filter(({ isCountDue }) => isCountDue)
    .map((one) => task('count', one, { smart_count: one.daysSinceCount ?? 0 }, count(one)));
  const alerts = (told.alerts.data ?? [])
    .filter(({ branch_id }) => branch === undefined || branch_id === null || branch_id === branch)
    .filter((alert) => !isSaid(alert, positions, desk.facts?.anomalies ?? []))
    .map(({ id, severity, message }): Task => ({
      key: id,
      tone: severity === 'error' ? 'bad' : 'warn',
      text: <bdi>{message}</bdi>,
    }));
  const open = books.isPending ? [] : anomalies.filter(({ id }) => !books.explained[id]);
  const toExplain: Task[] =
    open.length > 0
      ? [
          {
            key: 'anomalies',
            tone: 'warn',
            text: t('dieselDesk.tasks.anomalies', { smart_count: open.length }),
            action: { label: t('dieselDesk.tasks.show'), to: `#${ANOMALIES}` },
          },
        ]
      : [];
  return [...low, ...over, ...due, ...alerts, ...toExplain];
};

/** What needs doing today, most urgent first. */
export const Worklist = (props: Board) => {
  const t = useT();
  const tasks = useTasks(props);
  const { alerts } = props.told;
  const { stock, vouchers, troubles, lacksFleet, isWorking } = props.desk;
  const isLoading = alerts.isPending || stock.isPending || isWorking || props.books.isPending;
  const isPartial =
    Boolean(alerts.error ?? stock.error ?? vouchers.error) || troubles.length > 0 || lacksFleet;
  const none = isPartial ? 'partial' : 'none';
  return (
    <PageCard title="dieselDesk.tasks.title">
      {alerts.error && (
        <LoadFailed
          message="dieselDesk.tasks.alertsFailed"
          error={alerts.error}
          onRetry={alerts.refetch}
        />
      )}
      {tasks.length > 0 && (
        <ul className={`rows ${styles['tasks']}`}>
          {tasks.map(({ key, tone, text, action }) => (
            <li key={key} className="dot" data-tone={tone}>
              <span className="fill">{text}</span>
              {action &&
                (action.to.startsWith('#') ? (
                  <a href={action.to}>{action.label}</a>
                ) : (
                  <InnerLink href={action.to}>{action.label}</InnerLink>
                ))}
            </li>
          ))}
        </ul>
      )}
      {tasks.length === 0 && (
        <EmptyNote role={isLoading ? 'status' : undefined}>
          {t(`dieselDesk.tasks.${isLoading ? 'loading' : none}`)}
        </EmptyNote>
      )}
    </PageCard>
  );
};
