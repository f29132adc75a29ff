import type { CollectionName } from '../api/store/collections.ts';
import { expect, openAs, test, type DemoRole } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { ADMIN, DIESEL, FLEET, PAGES, RECORDS } from './support/rolesTable.ts';
import { flawsOf, settled } from './support/texts.ts';

/** Nowhere to break it. */
const LONG = 'Wolfeschlegelsteinhausen'.repeat(5).slice(0, 100);

/** What somebody may have typed, of the records whose pages are opened. */
const TYPED: Partial<Record<CollectionName, readonly string[]>> = {
  drivers: ['name', 'driver_id', 'phone', 'email', 'uae_number'],
  trucks: ['make', 'model', 'notes', 'chassis_no', 'insurance_company', 'tracking_provider'],
  trailers: ['make', 'model', 'notes', 'tir_number'],
  documents: ['title', 'document_number', 'issuing_authority', 'notes', 'file_name', 'uploaded_by'],
  companies: ['name'],
  users: ['name', 'email'],
  roles: ['description'],
  company_profile: ['companyName', 'address', 'city', 'website', 'description'],
  legal_documents: ['title'],
  diesel_issues: ['ref', 'notes', 'truck_number', 'driver_name', 'issued_by'],
  diesel_purchases: ['ref', 'notes', 'supplier', 'invoice_no', 'delivery_note_no', 'received_by'],
  diesel_extractions: ['ref', 'notes', 'destination', 'reason', 'extracted_by'],
  diesel_stock: ['name', 'counted_by'],
};

/** Pages that show no such text. */
const WITHOUT =
  /settings\/(?:security|branding|import-export|localization|ui|check|operations|update)$/;

const PATHS: readonly (readonly [path: string, role: DemoRole])[] = [
  ...PAGES.filter(([path]) => !WITHOUT.test(path)).map(([path, role]) => [path, role] as const),
  ...RECORDS.flatMap(({ list, owner, id }) =>
    [`${list}/${id}/show`, `${list}/${id}`].map((path) => [path, owner] as const),
  ),
  ...['issues', 'purchases', 'extractions'].map(
    (name) => [`/diesel/${name}/1/show`, DIESEL] as const,
  ),
];

const WIDTHS = [1280, 390, 360];

test.use({ reducedMotion: 'reduce' });

for (const role of [ADMIN, FLEET, DIESEL] as const) {
  test(`a hundred letters without a gap wrap on every page of the role ${role}`, async ({
    page,
    api,
  }) => {
    test.slow();
    await openAs(page, role, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, fields] of Object.entries(TYPED) as [CollectionName, readonly string[]][]) {
      const rows = await api.data(name);
      // Not those who have to sign in, nor what they may do.
      const some = rows.filter(({ id }) => id >= 5 || !['users', 'roles'].includes(name));
      for (const { id } of some.slice(0, 12)) {
        await api.mutate(name, id, Object.fromEntries(fields.map((field) => [field, LONG])));
      }
    }
    for (const [path] of PATHS.filter(([, owner]) => owner === role)) {
      await test.step(path, async () => {
        await navigateInApp(page, path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await settled(page);
          const { clipped, overlapping, tooWide } = await flawsOf(page, {
            language: 'en',
            data: [],
          });
          expect.soft({ clipped, overlapping, tooWide }, `${path} at ${width}`).toEqual({
            clipped: [],
            overlapping: [],
            tooWide: 0,
          });
        }
      });
    }
  });
}
