import { dayFilters } from '../records/dayFilters.ts';
import { instant, integer, readOnly, select, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

export const loginHistory = recordType({
  name: RESOURCES.loginHistory,
  label: 'email',
  fields: {
    at: readOnly(instant({ required: true })),
    user_id: readOnly(integer({ column: false })),
    email: readOnly(text({ required: true, search: true })),
    outcome: readOnly(
      select(['success', 'wrong_password', 'wrong_code', 'deactivated'], {
        required: true,
        also: { failed: { not: 'success' } },
        tones: { success: 'good', wrong_password: 'bad', wrong_code: 'bad', deactivated: 'warn' },
      }),
    ),
    method: readOnly(select(['password', 'google'], { required: true })),
    device: readOnly(text({ required: true, search: true })),
    ip: readOnly(text({ required: true, search: true })),
  },
  ownFilters: dayFilters,
  filters: ['outcome'],
  columns: ['at', 'email', 'outcome', 'method', 'device', 'ip'],
});

export type LoginEntry = RecordOf<typeof loginHistory>;
