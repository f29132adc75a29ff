import type { Page } from '@playwright/test';

/** Presses something that would lose what was typed, and answers the question: lose it, or go on. */
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

/** Does something on which the browser itself asks, and leaves all the same. */
export const leaveAfter = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const asked = page.waitForEvent('dialog').then((question) => question.accept());
  await act();
  await asked;
};
