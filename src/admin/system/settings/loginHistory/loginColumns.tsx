import { useRecordContext, useTranslate } from 'react-admin';

import { LOGIN_OUTCOMES, type LoginEntry } from '../../../../domain/people/loginEntry.ts';
import { InstantField } from '../../../kit/fields/InstantField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import type { StatusTone } from '../../../kit/fields/StatusChip.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import { plainColumn } from '../../../kit/list/makeColumns.tsx';
import { WrappingField } from '../WrappingField.tsx';

type LoginColumn = Exclude<keyof LoginEntry, 'id' | 'user_id'>;

const tones: Record<(typeof LOGIN_OUTCOMES)[number], StatusTone> = {
  success: 'good',
  wrong_password: 'bad',
  deactivated: 'warn',
};

export const loginOutcome = <StatusField source="outcome" tones={tones} labels="outcomes" />;

/** How it was tried; a method that the app does not know is shown as it is stored. */
export const LoginMethod = () => {
  const translate = useTranslate();
  const method = useRecordContext<LoginEntry>()?.method;
  return method
    ? translate(`resources.admin/settings/login-history.methods.${method}`, { _: method })
    : null;
};

/** The columns of the login history, for the table, the cards and the export. */
export const loginColumns: readonly Column<LoginColumn>[] = [
  { source: 'at', field: <InstantField source="at" /> },
  { source: 'email', field: <PlainField source="email" /> },
  { source: 'outcome', field: loginOutcome },
  { source: 'method', field: <LoginMethod /> },
  { source: 'device', field: <WrappingField source="device" /> },
  plainColumn('ip'),
];
