import type { loginHistory as type } from '../../domain/people/loginHistory.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the login history, in the shape that react-admin looks for under `resources`. */
export const loginHistory = {
  name: 'Sign-in |||| Login history',
  count: '%{count} sign-in |||| %{count} sign-ins',
  fields: {
    at: 'Time',
    user_id: 'User',
    email: 'User',
    outcome: 'Outcome',
    method: 'Method',
    device: 'Device',
    ip: 'IP address',
    from: 'From',
    to: 'To',
    q: 'Search by user, device or IP address',
  },
  options: {
    outcome: {
      success: 'Signed in',
      wrong_password: 'Wrong password',
      wrong_code: 'Wrong code',
      deactivated: 'Account not active',
      failed: 'All that failed',
    },
    method: { password: 'Password', google: 'Google' },
  },
  stats: {},
  failed: { load: 'The login history could not be loaded.' },
  empty: { title: 'No sign-ins yet' },
} satisfies RecordTexts<typeof type>;
