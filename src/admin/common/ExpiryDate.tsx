import { Box } from '@mui/material';

import { expiryStatus, type ExpiryState } from '../../domain/expiry.ts';
import { useT } from './useT.ts';
import { useToday } from './useToday.ts';

const COLOR: Record<ExpiryState, string> = {
  valid: 'text.secondary',
  due: 'warning.main',
  overdue: 'error.main',
  unknown: 'text.secondary',
};

/** A date that something ends on, with words and colour for how urgent it is. */
export const ExpiryDate = ({ date }: { date: string | null | undefined }) => {
  const t = useT();
  const { state, daysLeft = 0 } = expiryStatus(date, useToday());
  if (!date) return <Box sx={{ color: 'text.secondary' }}>{t('common.expiry.none')}</Box>;
  if (state === 'unknown') {
    return <Box sx={{ color: 'text.secondary' }}>{t('common.expiry.unknown', { date })}</Box>;
  }
  const words = {
    valid: '',
    due:
      daysLeft === 0 ? t('common.expiry.today') : t('common.expiry.due', { smart_count: daysLeft }),
    overdue: t('common.expiry.overdue', { smart_count: -daysLeft }),
  }[state];
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <bdi>{date}</bdi>
      {words && (
        <Box
          component="span"
          sx={{ color: COLOR[state], fontSize: '0.8125em', fontWeight: 600, marginInlineStart: 1 }}
        >
          {words}
        </Box>
      )}
    </Box>
  );
};
