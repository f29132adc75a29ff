import type { dieselAudit as type } from '../../domain/diesel/audit.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { activity } from './activity.ts';

export const dieselAudit = {
  ...activity,
  name: 'Audit entry |||| Audit log',
  page: { list: 'Audit Log' },
  empty: {
    title: 'No audit entries found',
    invite: 'Every issue, purchase, extraction, count and export will appear here.',
  },
  failed: { load: 'Could not load the audit log. Please try again later.' },
  notOffered: { list: 'This server keeps no audit log.' },
} satisfies RecordTexts<typeof type>;
