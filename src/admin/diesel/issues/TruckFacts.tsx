import { useWatch } from 'react-hook-form';

import { numberOf } from '../../../domain/base/validation.ts';
import { toLitres } from '../../../domain/diesel/amounts.ts';
import { expectedLitres } from '../../../domain/diesel/fills/expected.ts';
import { neighboursAt, type Fill } from '../../../domain/diesel/fills/fills.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from '../vouchers/form.module.css';

interface TruckFactsProps {
  truck: Truck;
  fills: readonly Fill<DieselIssue>[];
}

/** The truck's last odometer reading, its last fill, and how much should fit now. */
export const TruckFacts = ({ truck, fills }: TruckFactsProps) => {
  const t = useT();
  const { litres } = useAmountTexts();
  const instantText = useInstantText();
  const [at, odometer]: unknown[] = useWatch({ name: ['at', 'odometer_km'] });
  const until = Date.parse(String(at));
  const earlier = fills.filter((fill) => fill.at <= until);
  const last = earlier.at(-1);
  const reading = neighboursAt(fills, until).before?.km ?? truck.odometer_km ?? undefined;
  const km = numberOf(odometer);
  const expected = km === undefined ? undefined : expectedLitres(truck, earlier, km);
  const tank = truck.fuel_tank_capacity_l;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('diesel.issue.lastOdometer')}</dt>
        <dd>{reading === undefined ? '–' : t('diesel.km', { km: reading.toLocaleString() })}</dd>
      </div>
      <div>
        <dt>
          {last
            ? t('diesel.issue.lastFillOn', { at: instantText(last.row.at) })
            : t('diesel.issue.lastFill')}
        </dt>
        <dd>{last ? litres(toLitres(last.ml)) : '–'}</dd>
      </div>
      <div>
        <dt>{t(tank ? 'diesel.issue.expectedOf' : 'diesel.issue.expected', { tank })}</dt>
        <dd>{expected === undefined ? '–' : `≈ ${litres(expected)}`}</dd>
      </div>
    </dl>
  );
};
