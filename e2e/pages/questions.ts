import type { Page } from '@playwright/test';

/** Presses something that would lose typed text, and answers the confirmation: lose it, or stay. */
export const answerAfter = async (
  page: Page,
  answer: 'discard' | 'keep',
  press: () => Promise<void>,
): Promise<void> => {
  await press();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  const name = answer === 'discard' ? 'Discard' : 'Keep editing';
  await question.getByRole('button', { name, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
};

/** Does something that makes the browser itself ask, and leaves anyway. */
export const leaveAfter = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const asked = page.waitForEvent('dialog').then((question) => question.accept());
  await act();
  await asked;
};
