import type { Dataset, StoredUser } from '../../api/store/collections.ts';
import { ofEachUsual } from '../../api/store/usual.ts';
import { Calendar } from '../../mock-api/data/calendar.ts';
import {
  companyProfile,
  generateLegalDocuments,
  generateSettings,
} from '../../mock-api/data/settings.ts';
import { roles } from '../../mock-api/data/users.ts';
import { testDay } from '../domain/base/testing.ts';
import { someDrivers } from './builders.ts';
import { someTrailers, someTrucks } from './fleetBuilders.ts';
import { STORY_TOKEN } from './storyClient.ts';

/** A user, with unremarkable values for whatever is not given. */
export const buildUser = (given: Partial<StoredUser> & { id: number }): StoredUser => ({
  name: `User ${given.id}`,
  email: `user${given.id}@qafila.example`,
  role: 'Fleet Manager',
  branch: 'OCGLT',
  status: 'active',
  avatar: null,
  created_at: '2025-01-28T11:13:00Z',
  password_hash: 'seven camels at dawn',
  two_factor_enabled: false,
  ...given,
});

/** The profile of a company with a different name. */
export const companyNamed = (companyName: string): Pick<Dataset, 'company_profile'> => ({
  company_profile: [{ ...companyProfile, companyName }],
});

/** The rows of the mock behind a story: the story's own, or a few of each type. */
export const storyData = (
  user: Pick<StoredUser, 'id' | 'name' | 'email' | 'role' | 'branch' | 'avatar'>,
  rows: Partial<Dataset>,
): Dataset => {
  const calendar = new Calendar(testDay().today);
  return {
    ...ofEachUsual(() => []),
    users: [
      buildUser({ id: 1, name: 'Layla Al Mansoori', role: 'Super Admin', branch: null }),
      buildUser(user),
      buildUser({ id: 3, name: 'Priya Nair', role: 'Diesel Manager', branch: 'Alain' }),
      buildUser({ id: 4, name: 'Karim Fathy', status: 'inactive' }),
      buildUser({ id: 5, name: 'Yusuf Rahman', role: 'Auditor' }),
    ],
    tokens: [{ id: 1, token: STORY_TOKEN, user_id: user.id, created_at: calendar.today }],
    roles,
    login_history: [],
    companies: [
      { id: 1, name: 'Al Noor Transport', name_ar: null, city: null },
      { id: 2, name: 'Gulf Line Cargo', name_ar: 'خط الخليج للشحن', city: null },
    ],
    company_profile: [companyProfile],
    settings: generateSettings(calendar),
    legal_documents: generateLegalDocuments(1, calendar),
    legal_versions: [],
    contact_messages: [],
    drivers: someDrivers(),
    trucks: someTrucks(),
    trailers: someTrailers(),
    documents: [],
    activity: [],
    diesel_stock: [],
    diesel_issues: [],
    diesel_purchases: [],
    diesel_extractions: [],
    diesel_books: [],
    ...rows,
  };
};
