import type { Session } from '../parseSession.ts';

const sessionOf = (id: string, token: string): Session => ({
  user: {
    id,
    name: 'Omar Haddad',
    email: 'omar@qafila.example',
    role: 'Fleet Manager',
    branch: 'OCGLT',
    avatar: null,
  },
  token,
});
export const omar = sessionOf('2', 'token-of-omar');
export const layla = sessionOf('1', 'token-of-layla');
export const stored = (session: Session) => JSON.stringify(session);
