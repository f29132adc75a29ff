import { readFileSync } from 'node:fs';

import { expect, type Locator, type Page } from '@playwright/test';

/** A real export of another company: 150 drivers, `;`, CRLF. */
export const REAL_FILE = new URL(
  '../../src/domain/import/fixtures/drivers-logistics-operations.csv',
  import.meta.url,
).pathname;

/** The contents of the real file, split by hand and without the app's parser. */
export const driversInRealFile = () =>
  readFileSync(REAL_FILE, 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'))
    .map(([driver_id, first, last, ...rest]) => ({
      driver_id: String(driver_id),
      name: `${first} ${last}`,
      status: rest[6] === 'Active' ? 'active' : 'cancelled',
    }));

/** Three drivers, for journeys in which the size of the file does not matter. */
export const THREE_DRIVERS = [
  { driver_id: 'D-8001', name: 'Yousef Al Marri' },
  { driver_id: 'D-8002', name: 'Ravi Shankar' },
  { driver_id: 'D-8003', name: 'Tariq Mehmood' },
] as const;

/** The dialog that imports records from a file. */
export class ImportDialog {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly records = 'Drivers',
  ) {
    this.dialog = page.getByRole('dialog', { name: `Import ${records}` });
  }

  async choose(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.dialog.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles(file);
  }

  /** A file that a test has written out. */
  chooseText(name: string, text: string): Promise<void> {
    return this.choose({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  chooseThreeDrivers(): Promise<void> {
    const lines = THREE_DRIVERS.map(({ driver_id, name }) => `${driver_id},${name}`);
    return this.chooseText('three-drivers.csv', ['driver_id,name', ...lines].join('\r\n'));
  }

  /** Sends the rows that the preview promises to send. */
  async send(rows: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `Import ${rows} row` }).click();
  }

  async saysArrived(arrived: number, sent: number): Promise<void> {
    const records = this.records.toLowerCase().slice(0, sent === 1 ? -1 : undefined);
    const count = arrived === sent ? `${sent}` : `${arrived} of ${sent}`;
    await expect(this.dialog.getByRole('status')).toHaveText(
      new RegExp(`(?<!of )${count} ${records} added\\.`),
    );
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
