import { useId, type ReactNode } from 'react';
import { useStore } from 'react-admin';

import type { BranchId } from '../../../domain/base/branch.ts';
import {
  readTank,
  TANK_DIMENSIONS,
  TANK_FORMS,
  type KnownTank,
  type TankDimension,
} from '../../../domain/diesel/dip.ts';
import { tankKey } from '../../common/dieselKeys.ts';
import { DateField } from '../../kit/inputs/DateField.tsx';
import { controlOf, Field } from '../../kit/inputs/Field.tsx';
import { Pills } from '../../kit/inputs/Pills.tsx';
import { useT } from '../../kit/texts/useT.ts';

interface CountFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string;
  hint?: ReactNode;
  isFirst?: boolean;
  isLong?: boolean;
  isOff?: boolean;
}

export const CountField = ({
  label,
  value,
  onChange,
  problem,
  hint,
  isFirst,
  isLong,
  isOff,
}: CountFieldProps) => {
  const frame = {
    id: useId(),
    label,
    hint: problem ? <span role="alert">{problem}</span> : hint,
    isWrong: problem !== undefined,
  };
  const input = {
    ...controlOf(frame),
    value,
    disabled: isOff,
    autoComplete: 'off',
    'data-first': isFirst || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field {...frame}>
      {isLong ? <textarea rows={2} {...input} /> : <input inputMode="decimal" {...input} />}
    </Field>
  );
};

/** When the tank was read; empty for the moment of saving. */
export const CountTime = ({ label, value, onChange, problem, isOff }: CountFieldProps) => {
  const t = useT();
  return (
    <DateField
      withTime
      label={label}
      value={value}
      onChange={onChange}
      hint={problem ?? t('dieselDesk.count.atHint')}
      isWrong={problem !== undefined}
      isOff={isOff}
    />
  );
};

export const useTank = (branch: BranchId): [KnownTank, (changes: Partial<KnownTank>) => void] => {
  const [kept, keep] = useStore<unknown>(tankKey(branch));
  const tank = readTank(kept);
  return [tank, (changes) => keep({ ...tank, ...changes })];
};

interface DipFieldsProps {
  tank: KnownTank;
  onTank: (changes: Partial<KnownTank>) => void;
  dip: CountFieldProps;
  problemOf: (dimension: TankDimension) => string | undefined;
}

export const DipFields = ({ tank, onTank, dip, problemOf }: DipFieldsProps) => {
  const t = useT();
  return (
    <>
      <Pills
        legend={t('dieselDesk.count.tank.label')}
        name="form"
        options={TANK_FORMS.map((form) => ({
          value: form,
          name: t(`dieselDesk.count.tank.${form}`),
        }))}
        selected={tank.form}
        onSelect={(form) => onTank({ form })}
        isOff={dip.isOff}
      />
      <div className="columns broad">
        {TANK_DIMENSIONS[tank.form].map((dimension) => (
          <CountField
            key={dimension}
            label={t(`dieselDesk.count.${dimension}`)}
            value={tank[dimension] ?? ''}
            onChange={(value) => onTank({ [dimension]: value })}
            problem={problemOf(dimension)}
            isOff={dip.isOff}
          />
        ))}
        <CountField {...dip} isFirst />
      </div>
      <p className="soft small">{t('dieselDesk.count.tankHint')}</p>
    </>
  );
};
