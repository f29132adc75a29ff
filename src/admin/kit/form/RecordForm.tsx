import { CardContent, Stack, styled, Toolbar } from '@mui/material';
import type { PropsWithChildren, ReactNode } from 'react';

import { TOOLBAR } from '../reactAdmin.ts';
import { GuardedForm } from './GuardedForm.tsx';

interface RecordFormProps {
  defaultValues?: Record<string, unknown>;
  buttons: ReactNode;
}

/**
 * A record's form on its own page: fields, with the buttons below, which stay in view on a phone.
 * react-admin's SimpleForm would add its own delete buttons above ours.
 */
export const RecordForm = ({
  defaultValues,
  buttons,
  children,
}: PropsWithChildren<RecordFormProps>) => (
  <GuardedForm defaultValues={defaultValues}>
    {/* On a phone the bar must not cover the last field. */}
    <CardContent sx={{ paddingBlockEnd: { xs: 10, sm: 2 } }}>
      <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
    </CardContent>
    <Bar role="toolbar">{buttons}</Bar>
  </GuardedForm>
);

// The theme styles the bar by the name of react-admin's.
const Bar = styled(Toolbar, { name: TOOLBAR, slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 2,
  },
}));
