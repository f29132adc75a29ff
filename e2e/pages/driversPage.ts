import { expect, type Page } from '@playwright/test';

import { openAs } from '../support/signIn.ts';
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
      search: 'Search by name, ID or phone',
    });
  }

  /** The list, opened by a Fleet Manager, with its first rows. */
  static async open(page: Page, address = '/fleet/drivers'): Promise<DriversPage> {
    await openAs(page, 'Fleet Manager', address);
    const drivers = new DriversPage(page);
    await expect(drivers.rows.first()).toBeVisible();
    return drivers;
  }

  /** Ticks the rows of these drivers. */
  async tick(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.row(id).getByRole('checkbox').check();
  }
}
