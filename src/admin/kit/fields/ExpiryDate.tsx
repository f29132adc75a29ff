import { styled } from '@mui/material';

import { expiryStatus } from '../../../domain/expiries/expiry.ts';
import { useDateText } from '../texts/useDateText.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';

const Expiry = styled('span')(({ theme: { palette } }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& > b': { marginInlineStart: 4, fontSize: '0.8125em', fontWeight: 600 },
  '&[data-state="due"] > b': { color: palette.warning.main },
  '&[data-state="overdue"] > b': { color: palette.error.main },
  '&[data-state="unknown"]': { color: palette.text.secondary },
}));

/** An expiry date, with its urgency in words and colour. */
export const ExpiryDate = ({ date }: { date: string | null | undefined }) => {
  const t = useT();
  const dateText = useDateText();
  const { today, due_soon_days } = useCompanyDay();
  const { state, daysLeft = 0 } = expiryStatus(date, today, due_soon_days);
  if (state === 'unknown') {
    return (
      <Expiry data-state={state}>
        {date ? t('common.expiry.unknown', { date }) : t('common.expiry.none')}
      </Expiry>
    );
  }
  const words = {
    valid: undefined,
    due:
      daysLeft === 0 ? t('common.expiry.today') : t('common.expiry.due', { smart_count: daysLeft }),
    overdue: t('common.expiry.overdue', { smart_count: -daysLeft }),
  }[state];
  return (
    <Expiry data-state={state}>
      <bdi>{date && dateText(date)}</bdi>
      {words && (
        <>
          {' '}
          <b>{words}</b>
        </>
      )}
    </Expiry>
  );
};
