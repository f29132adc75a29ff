import type { ChangeEvent } from 'react';

/** The files that were just chosen. The input is emptied, so that the same can be chosen again. */
export const takeFiles = ({ target }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
};
