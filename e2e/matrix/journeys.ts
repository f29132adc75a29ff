import type { Locator, Page } from '@playwright/test';

import { homeOf } from '../../src/domain/access/access.ts';
import { pdfFile, UploadDialog } from '../pages/documentsPage.ts';
import { ImportDialog } from '../pages/importDialog.ts';
import { RecordForm } from '../pages/recordForm.ts';
import { bell } from '../support/inApp.ts';
import type { MockControl } from '../support/mockControl.ts';
import { accountOf, type DemoRole } from '../support/signIn.ts';

/** A job of the user's, as far as faults can disturb it. */
export interface Journey {
  name: string;
  /** Who is signed in at the start. */
  role: DemoRole | undefined;
  address: string;
  /** Everything up to the press that sends. */
  fill: () => Promise<void>;
  /** Where the typed texts stand, until it is confirmed that they are stored. */
  typed: readonly (readonly [Locator, string | RegExp])[];
  /** The button that sends; after a failure it may have another name. */
  button: Locator;
  /** Leads back to the form where a failure has closed it. */
  reopen?: Locator;
  success: Locator;
  failure: Locator;
  /** Once it is stored, the password with which the user signs in. */
  newPassword?: string;
  /** How many times the server has what the user wanted. */
  stored: () => Promise<number>;
}

const FLEET = 'Fleet Manager';
const NEW = { ID: 'D-9001', Name: 'Salem Bin Hamdan' };
const FILE = pdfFile('pass.pdf', 'Gate pass');
const PASSWORD = 'nine quiet lorries';
const CODES = ['D-9001', 'D-9002'];

type Build = (
  page: Page,
  api: MockControl,
) => Omit<Journey, 'name'> | Promise<Omit<Journey, 'name'>>;

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

const driver = async (api: MockControl, id: number) =>
  (await api.data('drivers')).find((row) => row.id === id);

const importing = (page: Page, text: string, done: RegExp) => {
  const file = new ImportDialog(page);
  const { dialog } = file;
  return {
    role: FLEET,
    address: '/fleet/drivers/import',
    fill: () => file.chooseText('drivers.csv', text),
    // The file, the rows that an import which has begun holds, or how many of them it had to skip.
    typed: [[dialog, /drivers\.csv|\b2 (rows|drivers)|1 row of the file was skipped/]],
    button: button(
      dialog,
      /^(Import \d rows?|Try again|Check what was saved|Continue with \d rows?)$/,
    ),
    reopen: button(dialog, /^Import another file$/),
    success: dialog.getByRole('status').filter({ hasText: done }),
    failure: dialog
      .getByRole('alert')
      .or(dialog.getByRole('status').filter({ hasText: /of 2 drivers|not confirmed/ })),
  } satisfies Omit<Journey, 'name' | 'stored'>;
};

const JOURNEYS: Record<string, Build> = {
  'sign in': (page) => {
    const { email, password } = accountOf(FLEET);
    const fields = {
      email: page.getByLabel('Email address'),
      password: page.getByLabel('Password', { exact: true }),
    };
    return {
      role: undefined,
      address: '/login',
      fill: async () => {
        await fields.email.fill(email);
        await fields.password.fill(password);
      },
      typed: [
        [fields.email, email],
        [fields.password, password],
      ],
      button: button(page, 'Sign In'),
      success: bell(page),
      failure: page.getByRole('alert'),
      stored: async () => Number(new URL(page.url()).pathname === homeOf(FLEET)),
    };
  },
  'edit driver': (page, api) => {
    const form = new RecordForm(page, 'Add Driver');
    return {
      role: FLEET,
      address: '/fleet/drivers/5',
      fill: () => form.fill({ Name: NEW.Name }),
      typed: [[form.field('Name'), NEW.Name]],
      button: button(page, 'Save'),
      success: page.getByText(/ updated$/),
      failure: page.getByRole('alert'),
      stored: async () => Number((await driver(api, 5))?.name === NEW.Name),
    };
  },
  'add driver': (page, api) => {
    const form = new RecordForm(page, 'Add Driver');
    return {
      role: FLEET,
      address: '/fleet/drivers/create',
      fill: () => form.fill(NEW),
      typed: [
        [form.field('ID'), NEW.ID],
        [form.field('Name'), NEW.Name],
      ],
      button: button(page.getByRole('dialog'), 'Add Driver'),
      success: page.getByText(/ added$/),
      failure: page.getByRole('alert'),
      stored: async () =>
        (await api.data('drivers')).filter(({ driver_id }) => driver_id === NEW.ID).length,
    };
  },
  'delete driver': (page, api) => ({
    role: FLEET,
    address: '/fleet/drivers/5/show',
    fill: () => button(page, 'Delete').first().click(),
    typed: [],
    button: button(page.getByRole('dialog'), /^Delete/),
    success: page.getByText('Driver deleted'),
    failure: page.getByRole('alert'),
    stored: async () => Number((await driver(api, 5)) === undefined),
  }),
  'renew with a file': async (page, api) => {
    await api.mutate('drivers', 5, { gatepass_expiry: '2026-03-15' });
    const dialog = page.getByRole('dialog', { name: /^Renew Gatepass/ });
    return {
      role: FLEET,
      address: '/fleet/drivers/5/show',
      fill: async () => {
        await button(page, /^Renew Gatepass/)
          .first()
          .click();
        await dialog.getByLabel('File (optional)').setInputFiles(FILE);
        await dialog.getByText(FILE.name).waitFor();
      },
      typed: [
        [dialog, FILE.name],
        [dialog.getByRole('textbox', { name: 'New expiry date' }), '2027-03-15'],
      ],
      button: button(dialog, /^(Save|Upload the file)$/),
      success: page.getByText(/renewed/i),
      failure: page.getByRole('alert'),
      stored: async () => {
        const files = (await api.data('documents')).filter(
          ({ file_name }) => file_name === FILE.name,
        );
        const isDated = (await driver(api, 5))?.gatepass_expiry === '2027-03-15';
        return files.length > 1 ? files.length : Number(isDated && files.length === 1);
      },
    };
  },
  'assign truck': async (page, api) => {
    const drivers = await api.data('drivers');
    const holder = drivers.find(({ truck_id }) => truck_id !== null);
    const other = drivers.find(({ truck_id, status }) => truck_id === null && status === 'active');
    const dialog = page.getByRole('dialog', { name: /^Assign / });
    const choice = dialog.getByRole('combobox', { name: 'Driver' });
    return {
      role: FLEET,
      address: `/fleet/trucks/${holder?.truck_id}/show`,
      fill: async () => {
        await button(page, 'Change driver').click();
        await choice.fill(other?.driver_id ?? '');
        await page.getByRole('option').filter({ hasText: other?.driver_id }).click();
      },
      typed: [[choice, other?.name ?? '']],
      button: button(dialog, 'Reassign'),
      success: page.getByText(/^(?!.* is assigned).* assigned to /),
      failure: page.getByRole('alert').filter({ hasNotText: ' is assigned to ' }),
      stored: async () => {
        const now = await api.data('drivers');
        const truckOf = (id: number | undefined) => now.find((row) => row.id === id)?.truck_id;
        if (truckOf(holder?.id) === null && truckOf(other?.id) === null)
          throw new Error('The truck is lost');
        return Number(truckOf(other?.id) === holder?.truck_id && truckOf(holder?.id) === null);
      },
    };
  },
  'upload document': (page, api) => {
    const upload = new UploadDialog(page, 'Upload Document');
    const { dialog } = upload;
    const item = dialog.getByRole('listitem');
    return {
      role: FLEET,
      address: '/fleet/documents/create',
      fill: async () => {
        await upload.choose(FILE);
        await upload.fill(FILE.name, 'Registration', { 'Expiry Date': '2027-03-20' });
      },
      typed: [
        [dialog, FILE.name],
        [item.getByLabel('Expiry Date', { exact: true }), '2027-03-20'],
      ],
      button: button(dialog, /^(Upload|Try again)/),
      success: page.getByText(/Document uploaded/),
      failure: dialog.getByRole('alert'),
      stored: async () =>
        (await api.data('documents')).filter(({ file_name }) => file_name === FILE.name).length,
    };
  },
  'import new drivers': (page, api) => ({
    ...importing(
      page,
      ['driver_id,name', ...CODES.map((code) => `${code},Ravi Shankar`)].join('\r\n'),
      /(?<!of )2 drivers added/,
    ),
    stored: async () =>
      (await api.data('drivers')).filter(({ driver_id }) => CODES.includes(driver_id)).length / 2,
  }),
  'import changed drivers': (page, api) => ({
    ...importing(
      page,
      ['driver_id,gatepass_expiry', 'D-1005,2027-06-30', 'D-1006,2027-06-30'].join('\r\n'),
      /(?<!of )2 drivers updated/,
    ),
    stored: async () =>
      (await api.data('drivers')).filter(
        ({ id, gatepass_expiry }) => [5, 6].includes(id) && gatepass_expiry === '2027-06-30',
      ).length / 2,
  }),
  'save settings': (page, api) => {
    const city = page.getByLabel('City').first();
    return {
      role: 'Super Admin',
      address: '/admin/settings/company',
      fill: () => city.fill('Fujairah'),
      typed: [[city, 'Fujairah']],
      button: button(page, 'Save'),
      success: page.getByText(/ updated successfully/),
      failure: page.getByRole('alert'),
      stored: async () =>
        (await api.data('company_profile')).filter((row) => row.city === 'Fujairah').length,
    };
  },
  'issue diesel': async (page, api) => {
    const before = (await api.data('diesel_issues')).length;
    const number = (await api.data('trucks'))[0]?.truck_number ?? '';
    const litres = page.getByLabel('Litres');
    return {
      role: 'Diesel Manager',
      address: '/diesel/issues/create',
      fill: async () => {
        await page.getByRole('combobox', { name: 'Truck' }).fill(number);
        await page.getByRole('option').filter({ hasText: number }).first().click();
        await litres.fill('123.4');
      },
      typed: [[litres, '123.4']],
      button: button(page, 'Issue diesel'),
      success: page.getByText(/^Issued 123\.4\sL/),
      failure: page.getByRole('alert'),
      stored: async () => (await api.data('diesel_issues')).length - before,
    };
  },
  'count stock': async (page, api) => {
    const dialog = page.getByRole('dialog', { name: 'Count the tank of Alain' });
    const litres = dialog.getByLabel('Litres counted');
    const reason = dialog.getByLabel('Reason for the variance');
    return {
      role: 'Diesel Manager',
      address: '/diesel/stock?branch=all',
      fill: async () => {
        await button(page.getByRole('region', { name: 'Alain' }), 'Count').click();
        await litres.fill('4321');
        await dialog.getByLabel('Cost per litre').fill('2.95');
        await reason.fill('Meter replaced');
      },
      typed: [
        [litres, '4321'],
        [reason, 'Meter replaced'],
      ],
      button: button(dialog, 'Save count'),
      success: page.getByText(/^Alain counted/),
      failure: page.getByRole('alert'),
      stored: async () =>
        (await api.data('diesel_stock')).filter(({ liters }) => liters === 4321).length,
    };
  },
  'change password': (page) => {
    const { email, password } = accountOf('Diesel Manager');
    const fields = [/^Current password/, /^New password/, /^Confirm new password/].map((label) =>
      page.getByLabel(label),
    );
    const texts = [password, PASSWORD, PASSWORD];
    return {
      role: 'Diesel Manager',
      address: '/diesel/profile',
      fill: async () => {
        for (const [index, field] of fields.entries()) await field.fill(texts[index] ?? '');
      },
      typed: fields.map((field, index) => [field, texts[index] ?? '']),
      button: button(page, 'Update password'),
      success: page.getByText('Password updated successfully!'),
      failure: page.getByRole('alert'),
      newPassword: PASSWORD,
      stored: async () => {
        const answer = await page.request.post('/auth/login.php', {
          data: { email, password: PASSWORD },
        });
        return Number(answer.ok());
      },
    };
  },
};

export const JOURNEY_NAMES: readonly string[] = Object.keys(JOURNEYS);

/** A journey on a page; it may change the data first, as it needs them. */
export const journeyOn = async (name: string, page: Page, api: MockControl): Promise<Journey> => {
  const build = JOURNEYS[name];
  if (!build) throw new Error(`No journey "${name}": ${JOURNEY_NAMES.join(', ')}.`);
  return { name, ...(await build(page, api)) };
};
