import { BRANCHES } from '../api/branches.ts';
import { companyProfileKind } from '../api/records/companyProfile.ts';
import type { Server } from '../api/server.ts';
import { BUILT_IN_ROLES } from '../src/domain/people/builtInRoles.ts';
import { companyIn } from './sample.ts';
import type { SetupFields } from './setupPage.ts';

/** Of a tank until its size is set. */
const TANK = { capacity_l: 50_000, reorder_level_l: 15_000, liters: 0, cost: 0 };

/** The first Super Admin, the company's name, the built-in roles, an empty tank for each branch. */
export const foundCompany = async (
  { api, database }: Server,
  fields: SetupFields,
): Promise<void> => {
  const [company, name, email] = [fields.company, fields.name, fields.email].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const password_hash = await api.passwords.hash(fields.password);
  const now = api.now();
  await database.write(async (store) => {
    if ((await companyIn(store)) !== 'none') throw new Error('A company is set up already');
    // Whoever signed up with this address before may not own it.
    const stranger = await store.users.withKey('email', email);
    if (stranger) await store.users.delete(stranger.id);
    await store.users.insert({
      name,
      email,
      role: 'Super Admin',
      branch: null,
      status: 'active',
      avatar: null,
      created_at: now,
      password_hash,
      two_factor_enabled: false,
    });
    const { id } = await store.companies.insert({ name: company, name_ar: null, city: null });
    await store.company_profile.insert({
      ...companyProfileKind.empty,
      companyName: company,
      email,
    });
    await store.roles.insertAll(BUILT_IN_ROLES);
    await store.diesel_stock.insertAll(
      BRANCHES.map((branch) => ({
        ...TANK,
        branch_id: branch.id,
        company_id: id,
        name: branch.name,
        counted_at: now,
        counted_by: name,
      })),
    );
  });
};
