import type { Page } from '@playwright/test';

import { RecordForm } from './recordForm.ts';

/** A driver's form, for adding and editing alike. */
export class DriverForm extends RecordForm {
  constructor(page: Page) {
    super(page, 'Add Driver');
  }
}
