import { Buffer } from 'node:buffer';

import { expect, type Locator, type Page } from '@playwright/test';

import { samplePdf } from '../../mock-api/core/samplePdf.ts';
import { documentWith } from '../../src/domain/fleet/testing.ts';
import { RecordListPage } from './recordListPage.ts';

type Figure = 'Total Documents' | 'Active' | 'Expiring Soon' | 'Total Size';

export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real one-page PDF. */
export const pdfFile = (name: string, title: string): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(documentWith({ title, size_bytes: 3000 }))),
});

export class DocumentsPage extends RecordListPage<Figure> {
  constructor(page: Page) {
    super(page, {
      title: 'Documents',
      figures: 'Document figures',
      search: 'Search documents',
    });
  }
}

/** The dialog that uploads documents. */
export class UploadDialog {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    title: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  async choose(...files: UploadFile[]): Promise<void> {
    await this.dialog.locator('input[type=file]:not([capture])').setInputFiles(files);
    await expect(this.dialog.getByRole('heading', { level: 3 })).toHaveText(
      files.map(({ name }) => name),
    );
  }

  /** Fills in the fields of one of the files. */
  async fill(file: string, category: string | undefined, values: Record<string, string>) {
    const item = this.dialog
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: file }) });
    if (category !== undefined) {
      await item.getByRole('combobox', { name: /^Category/ }).selectOption(category);
    }
    for (const [label, value] of Object.entries(values)) {
      await item.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async belongsTo(type: string, name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Belongs to' }).selectOption(type);
    await this.dialog.getByRole('combobox', { name: type, exact: true }).fill(name);
    // The option also shows what else is known about it.
    await this.page.getByRole('option').filter({ hasText: name }).first().click();
  }

  async send(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
