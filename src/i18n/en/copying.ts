/** Texts for what can be copied. */
export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'Your browser blocked copying. Select the text and copy it yourself.',
};
