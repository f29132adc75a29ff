import type { Page } from '@playwright/test';

import { RecordForm } from './recordForm.ts';

/** The form of a driver, for adding and editing alike. */
export class DriverForm extends RecordForm {
  constructor(page: Page) {
    super(page, 'Add Driver');
  }
}
