import type { ChangeEvent } from 'react';

export const takeFiles = ({ target }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
};
