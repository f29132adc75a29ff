export const site = {
  signIn: 'Sign In',
};
