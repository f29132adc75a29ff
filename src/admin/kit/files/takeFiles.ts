import type { ChangeEvent } from 'react';

/** The files just chosen. The input is cleared so that the same file can be chosen again. */
export const takeFiles = ({ target }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
};
