import type { Locator, Page } from '@playwright/test';

/** A record's form, for adding and editing alike. */
export class RecordForm {
  constructor(
    readonly page: Page,
    /** The label of the button that adds. */
    readonly addLabel: string,
  ) {}

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** A field or choice, with its label and helper text. */
  around(label: string): Locator {
    const choice = this.page.getByRole('combobox', { name: label, exact: true });
    return this.page.locator('[data-field]').filter({ has: this.field(label).or(choice) });
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  chooseStatus(name: string): Promise<void> {
    return this.choose(/^Status/, name);
  }

  /** One of a few values. */
  async choose(label: string | RegExp, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).selectOption(name);
  }

  /** An option of a list, found by typing. */
  async chooseOption(label: string, text: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).fill(text);
    // After its name, an option says what speaks for or against it.
    await this.page
      .getByRole('option')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async add(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.addLabel });
    await dialog.getByRole('button', { name: this.addLabel }).click();
  }
}
