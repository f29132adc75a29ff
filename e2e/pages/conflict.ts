import type { Page } from '@playwright/test';

/** The dialog that shows what someone else has changed in the same fields. */
export const conflictOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this too' });

/** Keeps one of the two values of each field, and saves. */
export const resolveConflict = async (page: Page, kept: 'Theirs' | 'Yours') => {
  const dialog = conflictOf(page);
  const choices = dialog.getByRole('radio', { name: new RegExp(`^${kept}`) });
  await choices.first().waitFor();
  for (const choice of await choices.all()) await choice.check();
  await dialog.getByRole('button', { name: 'Save' }).click();
};
