/** Texts of the login history, in the shape that react-admin looks for under `resources`. */
export const loginHistory = {
  name: 'Sign-in |||| Login history',
  page: { list: 'Login history' },
  fields: {
    at: 'Time',
    email: 'User',
    outcome: 'Outcome',
    method: 'Method',
    device: 'Device',
    ip: 'Address',
    from: 'From',
    to: 'To',
    q: 'Search by user, device or address',
  },
  outcomes: {
    success: 'Signed in',
    wrong_password: 'Wrong password',
    deactivated: 'Account not active',
    all: 'All outcomes',
  },
  methods: { password: 'Password', google: 'Google' },
  allUsers: 'All users',
  failed: { load: 'The login history could not be loaded.' },
  empty: { title: 'Nobody has signed in yet' },
};
