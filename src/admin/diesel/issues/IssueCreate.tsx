import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { showCount } from '../../../domain/base/formats.ts';
import { isEmpty, numberOf } from '../../../domain/base/validation.ts';
import { litresByMeter, ranBack, toLitres } from '../../../domain/diesel/amounts.ts';
import { expectedLitres } from '../../../domain/diesel/fills/expected.ts';
import { neighboursAt, type Fill } from '../../../domain/diesel/fills/fills.ts';
import { withMeter } from '../../../domain/diesel/notes.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useHolders } from '../../assignments/useHolders.ts';
import { useDriverFacts, usePickFacts } from '../../assignments/usePickFacts.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useIsPaged } from '../../kit/useIsPaged.ts';
import { useTruckFills } from '../useTruckFills.ts';
import { Doubted, DoubtedInput, VoucherStateContext } from '../vouchers/doubts/Doubted.tsx';
import { useBranchStock } from '../vouchers/useBranchStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput, LitresOut, MoreInputs } from '../vouchers/voucherInputs.tsx';
import { FleetInput } from './FleetInput.tsx';

import styles from '../vouchers/form.module.css';

const FULL = [
  { value: 'true', text: 'diesel.issue.full' },
  { value: 'false', text: 'diesel.issue.partial' },
] as const;

/** The names of the truck and driver chosen from their lists, as a server may know them by these. */
const namesOf = (
  { truck_id, driver_id }: Readonly<Record<string, unknown>>,
  trucks: readonly Truck[] = [],
  drivers: readonly Driver[] = [],
) => {
  const truck = trucks.find(({ id }) => id === numberOf(truck_id));
  const driver = drivers.find(({ id }) => id === numberOf(driver_id));
  return {
    ...(truck && { truck_number: truck.truck_number }),
    ...(driver && { driver_name: driver.name }),
  };
};

const IssueCreate = () => {
  const t = useT();
  const { litres } = useAmountTexts();
  const { data: trucks } = useAllRows<Truck>(RESOURCES.trucks);
  const { data: drivers } = useAllRows<Driver>(RESOURCES.drivers);
  return (
    <VoucherForm
      completed={({ notes, meter_before: before, meter_after: after, ...typed }) => ({
        ...namesOf(typed, trucks, drivers),
        ...(litresByMeter(before, after) !== undefined && {
          notes: withMeter(notes, before, after),
        }),
      })}
      carries={({ meter_after: after }) => (after ? { meter_before: after } : {})}
      said={({ liters, truck_id: id, truck_number: truck = `#${String(id)}` }) =>
        t('diesel.issue.booked', { litres: litres(Number(liters)), truck })
      }
    >
      <IssueFields trucks={trucks} />
    </VoucherForm>
  );
};

const IssueFields = ({ trucks }: { trucks: readonly Truck[] | undefined }) => {
  const [truckId, truck_number]: unknown[] = useWatch({ name: ['truck_id', 'truck_number'] });
  const truck = trucks?.find(({ id }) => id === numberOf(truckId));
  const { fills: all, wholeFrom } = useTruckFills({
    truck,
    number: truck?.truck_number ?? truck_number,
  });
  const corrected = useContext(VoucherStateContext).correction?.voucher.id;
  const fills = useMemo(
    // Of those before others may be missing, so that none of them was the last one for certain.
    () => (all ?? []).filter(({ row, at }) => row.id !== corrected && at >= wholeFrom),
    [all, corrected, wholeFrom],
  );
  const branch: unknown = useWatch({ name: 'branch_id' });
  const { countedAt } = useBranchStock(branch) ?? {};
  return (
    <Doubted known={{ countedAt, truck, fills }}>
      <FleetInput
        source="truck_id"
        typed="truck_number"
        name="truck_number"
        reference={RESOURCES.trucks}
        label="resources.diesel/issues.fields.truck_id"
        isRequired
        {...usePickFacts(RESOURCES.trucks)}
      />
      {(truck || fills.length > 0) && (
        <TruckFacts truck={truck} fills={fills} wholeFrom={wholeFrom} />
      )}
      <DoubtedInput source="odometer_km" />
      <Litres />
      <PillsInput
        source="full_tank"
        label="diesel.issue.fill"
        options={FULL}
        validate={useFieldValidators('full_tank')}
      />
      <DriverInput truck={numberOf(truckId)} />
      <BranchInput />
      <MoreInputs />
    </Doubted>
  );
};

const isNumber = (value: unknown) =>
  isEmpty(value) || numberOf(value) !== undefined
    ? undefined
    : ('validation.number' satisfies MessageKey);

const notBack = (after: unknown, { meter_before: before }: Record<string, unknown>) =>
  ranBack(before, after) ? ('diesel.issue.meterBack' satisfies MessageKey) : undefined;

/** Whether the litres follow from the pump's meter: as in the voucher that is corrected, else as last chosen. */
const useByMeter = () => {
  const { correction } = useContext(VoucherStateContext);
  const { getValues } = useFormContext();
  const chosen = useStore('diesel.byMeter', false);
  const own = useState(() => Boolean(getValues('meter_after')));
  return correction ? own : chosen;
};

/** The litres, typed in or from the pump's meter readings. */
const Litres = () => {
  const t = useT();
  const { setValue } = useFormContext();
  const [isByMeter, setByMeter] = useByMeter();
  const [before, after]: unknown[] = useWatch({ name: ['meter_before', 'meter_after'] });
  const metered = isByMeter ? litresByMeter(before, after) : undefined;
  const { isSubmitted } = useFormState();
  useEffect(() => {
    if (!isByMeter) return;
    setValue('liters', metered === undefined ? '' : String(metered), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }, [isByMeter, metered, setValue, isSubmitted]);
  const toggle = () => {
    setByMeter(!isByMeter);
    // Readings that no longer count are not kept with the voucher.
    if (isByMeter) setValue('meter_after', '');
  };
  return (
    <>
      {isByMeter && (
        <div className="halves">
          <TextInput
            source="meter_before"
            label="diesel.issue.meterBefore"
            validate={isNumber}
            inputMode="decimal"
          />
          <TextInput
            source="meter_after"
            label="diesel.issue.meterAfter"
            validate={[isNumber, notBack]}
            inputMode="decimal"
          />
        </div>
      )}
      <LitresOut isReadOnly={isByMeter} />
      <Button look="outlined" onClick={toggle}>
        {t(isByMeter ? 'diesel.issue.typeLitres' : 'diesel.issue.byMeter')}
      </Button>
    </>
  );
};

/** The truck's assigned driver, unless another one is chosen. */
const DriverInput = ({ truck }: { truck: number | undefined }) => {
  const { setValue } = useFormContext();
  const isPaged = useIsPaged()(RESOURCES.drivers);
  const { holders, drivers } = useHolders('truck_id', truck === undefined ? [] : [truck]);
  const holder = truck === undefined ? undefined : holders.get(truck)?.[0]?.id;
  const { correction } = useContext(VoucherStateContext);
  const set = useRef(correction && truck);
  useEffect(() => {
    if (set.current === truck) return;
    const isKnown = isPaged ? drivers !== undefined : holders.size > 0;
    if (truck !== undefined && holder === undefined && !isKnown) return;
    set.current = truck;
    setValue('driver_id', holder ?? '');
  }, [truck, holder, holders, drivers, isPaged, setValue]);
  return (
    <FleetInput
      source="driver_id"
      typed="driver_name"
      name="name"
      reference={RESOURCES.drivers}
      label="resources.diesel/issues.fields.driver_id"
      {...useDriverFacts()}
    />
  );
};

export default IssueCreate;

interface TruckFactsProps {
  /** Undefined for a truck known by its number only. */
  truck: Truck | undefined;
  fills: readonly Fill[];
  /** From when on no fill is missing, in milliseconds since 1970. */
  wholeFrom: number;
}

/** The truck's last odometer reading, its last fill, and how much should fit now. */
const TruckFacts = ({ truck, fills, wholeFrom }: TruckFactsProps) => {
  const t = useT();
  const { litres } = useAmountTexts();
  const instantText = useInstantText();
  const [at, odometer]: unknown[] = useWatch({ name: ['at', 'odometer_km'] });
  const until = Date.parse(String(at));
  const earlier = fills.filter((fill) => fill.at <= until);
  const last = earlier.at(-1);
  const reading = neighboursAt(fills, until).before?.km ?? truck?.odometer_km ?? undefined;
  const km = numberOf(odometer);
  const expected = km === undefined ? undefined : expectedLitres(truck ?? {}, earlier, km);
  const tank = truck?.fuel_tank_capacity_l;
  const isCut = wholeFrom > -Infinity;
  const from = isCut && wholeFrom < Infinity ? instantText(wholeFrom) : '';
  const facts = [
    [
      t('diesel.issue.lastOdometer'),
      reading === undefined ? undefined : t('diesel.km', { km: showCount(reading) }),
    ],
    [
      last
        ? t('diesel.issue.lastFillOn', { at: instantText(last.at) })
        : t('diesel.issue.lastFill'),
      last && litres(toLitres(last.ml)),
    ],
    [
      tank ? t('diesel.issue.expectedOf', { tank: litres(tank) }) : t('diesel.issue.expected'),
      expected === undefined ? undefined : `≈ ${litres(expected)}`,
    ],
  ] as const;
  return (
    <>
      <dl className={`columns well gap-24 ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {isCut && (
        <p className="soft">
          <Unbroken
            text={from ? t('diesel.issue.knownFrom', { from }) : t('diesel.issue.unknownFills')}
          />
        </p>
      )}
    </>
  );
};
