/**
 * For the sign-in page's demo box and tests. Imported only behind VITE_DEMO, so that no production
 * build contains them.
 */
export const demoAccounts = [
  {
    name: 'Layla Al Mansoori',
    email: 'admin@qafila.example',
    password: 'demo-admin-1',
    role: 'Super Admin',
    branch: null,
  },
  {
    name: 'Omar Haddad',
    email: 'fleet@qafila.example',
    password: 'demo-fleet-1',
    role: 'Fleet Manager',
    branch: 'OCGLT',
  },
  {
    name: 'Priya Nair',
    email: 'diesel@qafila.example',
    password: 'demo-diesel-1',
    role: 'Diesel Manager',
    branch: 'Alain',
  },
  {
    name: 'Yusuf Rahman',
    email: 'guest@qafila.example',
    password: 'demo-guest-1',
    role: 'Auditor',
    branch: 'OCGLT',
  },
] as const;
