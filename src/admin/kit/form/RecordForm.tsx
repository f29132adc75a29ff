import { CardContent, Stack, styled, Toolbar } from '@mui/material';
import type { PropsWithChildren, ReactNode } from 'react';

import { TOOLBAR } from '../reactAdmin.ts';
import { GuardedForm } from './GuardedForm.tsx';

interface RecordFormProps {
  defaultValues?: Record<string, unknown>;
  buttons: ReactNode;
}

/**
 * The form of a record on a page of its own: fields, and below them the buttons, which stay in sight
 * on a phone. react-admin's SimpleForm would bring its buttons for deleting, which stand above ours.
 */
export const RecordForm = ({
  defaultValues,
  buttons,
  children,
}: PropsWithChildren<RecordFormProps>) => (
  <GuardedForm defaultValues={defaultValues}>
    {/* On a phone the last field must not end below the bar. */}
    <CardContent sx={{ paddingBlockEnd: { xs: 10, sm: 2 } }}>
      <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
    </CardContent>
    <Bar role="toolbar">{buttons}</Bar>
  </GuardedForm>
);

// The theme knows the bar by the name of react-admin's.
const Bar = styled(Toolbar, { name: TOOLBAR, slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 2,
  },
}));
