import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { addDays, startOf } from '../../../domain/base/dates.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { consumptionOf } from '../../../domain/diesel/fills/consumption.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { FactList } from '../../kit/show/FactList.tsx';
import { PageCard, EmptyNote } from '../../kit/show/PageCard.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useTruckFills } from '../useTruckFills.ts';
import { OutOfOrder, Per100 } from './Per100.tsx';
import { useDeskTexts } from './useDeskTexts.ts';

const DAYS = 90;

/**
 * The consumption of the page's truck in recent months, from full tank to full tank. If the server does
 * not let this role read issues, the page leaves the card out.
 */
const ConsumptionCard = () => {
  const t = useT();
  const truck = useRecordContext<Truck>();
  const { today, time_zone } = useCompanyDay();
  const { litres } = useDeskTexts();
  const amounts = useAmountTexts();
  const { fills, wholeFrom, error, refetch } = useTruckFills({ truck });
  const since = startOf(addDays(today, 1 - DAYS), time_zone);
  const used = useMemo(() => consumptionOf(fills ?? [], since), [fills, since]);
  const isCut = wholeFrom > since;
  const expected = truck?.expected_l_per_100km;
  if (isApiError(error, 'forbidden')) return null;
  return (
    <PageCard title="dieselDesk.trucks.consumption">
      {error && <LoadFailed message="dieselDesk.trucks.failed" error={error} onRetry={refetch} />}
      {!fills && !error && <Bars lines={4} />}
      {isCut && <EmptyNote>{t('dieselDesk.trucks.unknown')}</EmptyNote>}
      {fills && !isCut && (
        <FactList
          facts={[
            {
              name: t('dieselDesk.trucks.per100'),
              value: (
                <>
                  <Per100 consumption={used} />
                  <div>
                    <OutOfOrder fills={used.outOfOrder} />
                  </div>
                </>
              ),
            },
            {
              name: t('dieselDesk.trucks.expected'),
              value: expected ? amounts.consumption(expected) : t('common.notGiven'),
            },
            { name: t('dieselDesk.trucks.litres'), value: litres(used.ml) },
            {
              name: t('dieselDesk.trucks.distance'),
              value: t('dieselDesk.trucks.km', { km: showCount(used.km) }),
            },
          ]}
        />
      )}
    </PageCard>
  );
};

export default ConsumptionCard;
