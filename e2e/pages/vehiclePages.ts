import type { Page } from '@playwright/test';

import { RecordListPage } from './recordListPage.ts';

/** The trucks screen. */
export class TrucksPage extends RecordListPage<'Total' | 'Active' | 'Expiring Soon'> {
  constructor(page: Page) {
    super(page, {
      title: 'Trucks',
      figures: 'Truck figures',
      search: 'Number, plate, model or driver',
    });
  }
}

/** The trailers screen. */
export class TrailersPage extends RecordListPage<'Total' | 'Active' | 'Empty' | 'Expiring Soon'> {
  constructor(page: Page) {
    super(page, {
      title: 'Trailers',
      figures: 'Trailer figures',
      search: 'Number, plate, TIR or driver',
    });
  }
}
