import { LOGIN_OUTCOMES, type LoginEntry } from '../../../../domain/people/loginEntry.ts';
import { PlainField } from '../../../common/PlainField.tsx';
import { StatusField } from '../../../common/records/StatusField.tsx';
import type { StatusTone } from '../../../common/StatusChip.tsx';
import type { Column } from '../../../common/table/columns.ts';
import { plainColumn } from '../../../common/table/makeColumns.tsx';
import { InstantField } from '../InstantField.tsx';
import { WrappingField } from '../WrappingField.tsx';

type LoginColumn = Exclude<keyof LoginEntry, 'id' | 'user_id'>;

const tones: Record<(typeof LOGIN_OUTCOMES)[number], StatusTone> = {
  success: 'good',
  wrong_password: 'bad',
  deactivated: 'warn',
};

/** The columns of the login history, for the table, the cards and the export. */
export const loginColumns: readonly Column<LoginColumn>[] = [
  { source: 'at', field: <InstantField source="at" /> },
  { source: 'email', field: <PlainField source="email" /> },
  { source: 'outcome', field: <StatusField source="outcome" tones={tones} labels="outcomes" /> },
  {
    source: 'method',
    field: (
      <StatusField
        source="method"
        tones={{ password: 'neutral', google: 'neutral' }}
        labels="methods"
      />
    ),
  },
  { source: 'device', field: <WrappingField source="device" /> },
  plainColumn('ip'),
];
