import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

import { isWholeSince } from '../../../dataProvider/rows/gaps.ts';
import { activityLog } from '../../../domain/activity/activity.ts';
import { showLitres } from '../../../domain/base/amountTexts.ts';
import { addDays, companyTime, startOf, type IsoDate } from '../../../domain/base/dates.ts';
import { inDigits } from '../../../domain/base/formats.ts';
import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { litresHeld } from '../../../domain/diesel/ledger/position.ts';
import { loginHistory } from '../../../domain/people/loginHistory.ts';
import { users } from '../../../domain/people/users.ts';
import { canTell, matcherOf } from '../../../domain/records/filter.ts';
import type { AnyRecordType, Draft } from '../../../domain/records/recordType.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useDerivedRows } from '../../kit/derivedRows.ts';
import { FigureCard, FigureRow } from '../../kit/list/FigureCard.tsx';
import { SUMMARY } from '../../kit/queryClient.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useOperations } from '../useOperations.ts';

/** How far back the log figures look. */
const DAYS = 7;

interface Counted extends Draft {
  from?: IsoDate;
}

/** How many rows a filter finds; undefined while unknown: not every server sends the field, or all rows. */
const useCount = (type: AnyRecordType, filter: Counted): number | undefined => {
  const day = useCompanyDay();
  const { data, meta } = useAllRows<RaRecord>(type.name, { ofLong: { filter } });
  const since = filter.from ? startOf(filter.from, day.time_zone) : undefined;
  return data && isWholeSince(meta, since) && canTell(type, filter, data)
    ? data.filter(matcherOf(type, filter, day)).length
    : undefined;
};

const useFigure = <Value,>(key: string, read: () => Promise<Value>): Value | undefined =>
  useQuery({ queryKey: [key, 'company', SUMMARY], queryFn: read, retry: false }).data;

const SETS = { facets: { status: { field: 'status', filter: { group: 'sets' } } } };

/** What needs a look comes first, then the state of the rest; what has expired is in the worklist below. */
export const CompanyFigures = () => {
  const t = useT();
  const provider = useAppDataProvider();
  const dateText = useDateText();
  const { today, time_zone } = useCompanyDay();
  const since = addDays(today, 1 - DAYS);
  const hint = t('overview.company.lastDays', { smart_count: DAYS });
  const sets = useDerivedRows<DriveSet>(RESOURCES.sets, SETS);
  const active = { status: 'active' };
  const failed = { outcome: 'failed', from: since };
  const stocks = useFigure(RESOURCES.dieselStock, () => provider.dieselStock());
  const alerts = useFigure('alerts', () => provider.dieselAlerts());
  const health = useFigure('health', () => provider.health());
  const { data: operations } = useOperations();
  const backup = companyTime(operations?.backups?.[0]?.at ?? '', time_zone);
  const litres = stocks && litresHeld(stocks);
  return (
    <section aria-label={t('overview.company.label')}>
      <FigureRow>
        <FigureCard
          label={t('board.statuses.red')}
          value={sets.isWhole ? (sets.countsOf('status').get('red') ?? 0) : undefined}
          to="/admin/board?status=red"
          hint={t('board.groups.sets')}
          tone="bad"
        />
        <FigureCard
          label={t('overview.company.dieselAlerts')}
          value={alerts?.length}
          to="/admin/diesel"
          tone="bad"
        />
        <FigureCard
          label={t('overview.company.failedSignIns')}
          value={useCount(loginHistory, failed)}
          to={recordPaths(RESOURCES.loginHistory).filtered(failed)}
          hint={hint}
          tone="warn"
        />
        <FigureCard
          label={t('overview.company.server')}
          value={health && t(`release.health.states.${health.state}`)}
          to="/admin/settings/check"
          tone={health && health.state !== 'well' ? 'bad' : undefined}
        />
        <FigureCard
          label={t('overview.company.diesel')}
          value={litres === undefined ? undefined : showLitres(litres, 0)}
          to="/admin/diesel"
        />
        <FigureCard
          label={t('overview.company.users')}
          value={useCount(users, active)}
          to={recordPaths(RESOURCES.users).filtered(active)}
        />
        <FigureCard
          label={t('overview.company.imports')}
          value={useCount(activityLog, { action: 'import', from: since })}
          to="/admin/settings/import-export"
          hint={hint}
        />
        <FigureCard
          label={t('overview.company.backup')}
          value={backup && dateText(backup.day)}
          hint={backup && inDigits(backup.time)}
          to={operations ? '/admin/settings/operations' : '/admin/settings/import-export'}
        />
      </FigureRow>
    </section>
  );
};
