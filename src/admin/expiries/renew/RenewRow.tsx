import { X as RemoveIcon } from 'lucide-react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { listOf } from '../../../domain/base/formats.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { DateField } from '../../kit/inputs/DateField.tsx';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { DateHint } from './Periods.tsx';

export interface RenewedRow {
  expiry: Expiry;
  date: IsoDate;
  state: 'ready' | 'saving' | 'saved' | { error: unknown };
}

interface RenewRowProps {
  row: RenewedRow;
  isOff: boolean;
  onDate: (date: IsoDate) => void;
  onRemove: () => void;
}

export const RenewRow = ({
  row: { expiry, date, state },
  isOff,
  onDate,
  onRemove,
}: RenewRowProps) => {
  const t = useT();
  const failureText = useFailureText();
  const paper = usePaperName()(expiry);
  return (
    <tr>
      <td>
        <span>{paper}</span>
      </td>
      <td>
        <ExpiryDate date={expiry.date} status={expiry} />
      </td>
      <td>
        <DateField
          label={listOf([t('renew.until'), paper])}
          isLabelHidden
          value={date}
          onChange={onDate}
          isOff={isOff}
          hint={
            date === '' ? t('validation.required') : <DateHint date={date} previous={expiry.date} />
          }
          isWrong={date === ''}
        />
      </td>
      <td>
        <output data-tone={typeof state === 'object' ? 'bad' : 'good'}>
          {state === 'saved' && t('renew.many.saved')}
          {state === 'saving' && t('renew.many.saving')}
          {typeof state === 'object' && failureText('renew.failed', state.error)}
        </output>
        {!isOff && (
          <IconButton label={t('renew.many.remove', { paper })} onClick={onRemove}>
            <RemoveIcon />
          </IconButton>
        )}
      </td>
    </tr>
  );
};
