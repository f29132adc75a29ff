import type { Page } from '@playwright/test';

import { RecordListPage } from './recordListPage.ts';

type Figure =
  | 'Total Drivers'
  | 'Active Drivers'
  | 'Gatepass Expiring Soon'
  | 'Road Permit Expiring Soon';

/** The drivers screen. */
export class DriversPage extends RecordListPage<Figure> {
  constructor(page: Page) {
    super(page, {
      title: 'Drivers',
      figures: 'Driver figures',
      search: 'Search by name or ID',
    });
  }
}
