import { useId, useState } from 'react';

import { ENCODINGS } from '../../domain/csv/decode.ts';
import { DiscardQuestion } from '../kit/dialogs/Question.tsx';
import { Field, controlOf } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useRefusalText } from './texts/useRefusalText.ts';
import type { Import } from './useImport.ts';

import styles from './import.module.css';

const EMPTY_CELLS = ['keep', 'clear'] as const;
const ORDERS = ['ymd', 'dmy', 'mdy'] as const;

interface ImportSettingsProps {
  run: Import;
}

export const ImportSettings = ({ run }: ImportSettingsProps) => {
  const t = useT();
  const refusalText = useRefusalText();
  const { file, settings, judged, refusal } = run;
  if (!file || !settings) return null;
  const { decoded, csv } = file;
  const dateOrder = settings.dateOrder ?? judged?.dateOrder ?? 'ymd';
  const needsOrder = judged?.hasDates === true;
  const isAmbiguous = needsOrder && dateOrder === 'ambiguous';
  const encodings = ENCODINGS.filter(
    (one) => one === decoded.encoding || decoded.alternatives.includes(one),
  );
  return (
    <div className="stack">
      <div className={`row gap-24 ${styles.line}`}>
        <div>
          <strong>
            <bdi>{file.name}</bdi>
          </strong>
          <p className="soft small">
            {t('importing.found.summary', {
              smart_count: file.rows,
              delimiter: csv.delimiter === '\t' ? t('importing.found.tab') : csv.delimiter,
              encoding: t(`importing.encodings.${decoded.encoding}`),
            })}
          </p>
        </div>
        <OtherFile run={run} />
        {needsOrder && (
          <Choice
            label={t('importing.found.dateOrder')}
            value={dateOrder}
            isWrong={isAmbiguous}
            options={isAmbiguous ? ['ambiguous', ...ORDERS] : ORDERS}
            nameOf={(order) => t(`importing.found.orders.${order}`)}
            onChange={run.orderDates}
          />
        )}
        {(judged?.hasGaps === true || settings.emptyCells === 'clear') && (
          <Choice
            label={t('importing.found.emptyCells')}
            value={settings.emptyCells}
            options={EMPTY_CELLS}
            nameOf={(one) => t(`importing.found.empty.${one}`)}
            onChange={run.treatEmpty}
          />
        )}
        {decoded.guess && (
          <Choice
            label={t('importing.found.encoding')}
            value={decoded.encoding}
            options={encodings}
            nameOf={(encoding) => t(`importing.encodings.${encoding}`)}
            onChange={(encoding) => void run.readAs(encoding)}
          />
        )}
      </div>
      {run.isRecalled && (
        <Alert
          tone="info"
          action={<Button onClick={run.mapByName}>{t('importing.mapping.reset')}</Button>}
        >
          {t('importing.mapping.recalled')}
        </Alert>
      )}
      {refusal && <Alert tone="bad">{refusalText(refusal)}</Alert>}
      {decoded.guess && <Alert tone="warn">{t('importing.found.guess')}</Alert>}
      {isAmbiguous && <Alert tone="warn">{t('importing.found.chooseOrder')}</Alert>}
    </div>
  );
};

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  isWrong?: boolean;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  onChange: (option: Option) => void;
}

const Choice = <Option extends string>({
  label,
  value,
  isWrong,
  options,
  nameOf,
  onChange,
}: ChoiceProps<Option>) => {
  const id = useId();
  return (
    <Field id={id} label={label} isWrong={isWrong}>
      <select
        {...controlOf({ id, isWrong })}
        value={value}
        onChange={({ target }) => onChange(target.value as Option)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </Field>
  );
};

/** Corrections are not lost by a slip. */
const OtherFile = ({ run }: ImportSettingsProps) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button data-flush onClick={() => (run.isCorrected ? setAsking(true) : run.startOver())}>
        {t('importing.found.otherFile')}
      </Button>
      <DiscardQuestion
        isOpen={isAsking}
        onDiscard={run.startOver}
        onKeep={() => setAsking(false)}
      />
    </>
  );
};
