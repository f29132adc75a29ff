import { useTheme } from '@mui/material';

import type { ExpiryKind } from '../../../domain/expiries/expiry.ts';

/** Safe for colour-blind readers, with a contrast of at least 3:1 on the card. */
const KINDS: Record<'light' | 'dark', Record<ExpiryKind, string>> = {
  light: {
    gatepass: '#0b6e99',
    road_permit: '#b35c00',
    registration: '#0b7a5c',
    insurance: '#9c3f7a',
    tir: '#5b52c7',
    document: '#5d6b73',
  },
  dark: {
    gatepass: '#6cc4ea',
    road_permit: '#f3a953',
    registration: '#4fcda6',
    insurance: '#e88fc4',
    tir: '#aaa2f7',
    document: '#a6b4bb',
  },
};

const GREYS = { light: ['#5d6b73', '#87939a', '#3d474d'], dark: ['#a6b4bb', '#7d8b92', '#cfd8dc'] };

/** The colours of the charts in the current theme. */
export const useChartColors = () => {
  const { palette } = useTheme();
  const [grey, pale, strong] = GREYS[palette.mode];
  const statuses: Record<string, string | undefined> = {
    active: palette.success.main,
    vacation: palette.info.main,
    maintenance: palette.warning.main,
    inactive: grey,
    sold: pale,
    cancelled: strong,
  };
  return {
    kind: (kind: ExpiryKind) => KINDS[palette.mode][kind],
    status: (status: string) => statuses[status] ?? palette.text.secondary,
  };
};
