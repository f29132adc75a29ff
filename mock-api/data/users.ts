import type { QuickPasswords } from '../../api/passwords.ts';
import type { StoredUser } from '../../api/store/collections.ts';
import { BUILT_IN_ROLES } from '../../src/domain/people/builtInRoles.ts';
import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import type { RoleRecord } from '../../src/domain/people/roles.ts';
import type { Calendar } from './calendar.ts';
import { Random } from './random.ts';

const [superAdmin, fleetManager, dieselManager, user] = BUILT_IN_ROLES;

export const roles: readonly RoleRecord[] = [
  { id: 1, ...superAdmin },
  { id: 2, ...fleetManager },
  { id: 3, ...dieselManager },
  { id: 4, name: 'Auditor', description: 'Can open only their profile.' },
  { id: 5, ...user },
  { id: 6, name: 'Dispatcher', description: 'Not assigned to anyone yet.' },
];

type Person = Pick<StoredUser, 'name' | 'email' | 'role' | 'branch' | 'status'> & {
  password: string;
};

const COLLEAGUES: readonly Omit<Person, 'password'>[] = [
  {
    name: 'Fatima Al Suwaidi',
    email: 'fatima@qafila.example',
    role: 'Super Admin',
    branch: null,
    status: 'active',
  },
  {
    name: 'Joseph Varghese',
    email: 'joseph@qafila.example',
    role: 'Fleet Manager',
    branch: 'Alain',
    status: 'active',
  },
  {
    name: 'Hessa Al Ketbi',
    email: 'hessa@qafila.example',
    role: 'Fleet Manager',
    branch: 'OCGLT',
    status: 'active',
  },
  {
    name: 'Karim Fathy',
    email: 'karim@qafila.example',
    role: 'Fleet Manager',
    branch: 'OCGLT',
    status: 'inactive',
  },
  {
    name: 'Nadia Khalil',
    email: 'nadia@qafila.example',
    role: 'Diesel Manager',
    branch: 'OCGLT',
    status: 'active',
  },
  {
    name: 'Ramesh Thapa',
    email: 'ramesh@qafila.example',
    role: 'Diesel Manager',
    branch: 'Alain',
    status: 'active',
  },
  {
    name: 'Grace Santos',
    email: 'grace@qafila.example',
    role: 'User',
    branch: null,
    status: 'active',
  },
];

const PEOPLE: readonly Person[] = [
  ...demoAccounts.map((account) => ({ ...account, status: 'active' as const })),
  ...COLLEAGUES.map((person) => ({ ...person, password: 'demo-colleague-1' })),
];

export const generateUsers = (
  seed: number,
  calendar: Calendar,
  passwords: QuickPasswords,
): StoredUser[] => {
  const random = new Random(seed, 'users');
  return PEOPLE.map(({ password, ...person }, index) => ({
    id: index + 1,
    ...person,
    avatar: null,
    created_at: calendar.instant(-random.int(200, 900), random),
    password_hash: passwords.hash(password),
    two_factor_enabled: false,
  }));
};
