export const shell = {
  loading: 'Loading...',
};
