import type { Page } from '@playwright/test';

/** Presses something that makes the browser ask, and answers the question. */
export const answerAfter = async (
  page: Page,
  answer: 'yes' | 'no',
  press: () => Promise<void>,
): Promise<string> => {
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await (answer === 'yes' ? question.accept() : question.dismiss());
    return question.message();
  });
  await press();
  return asked;
};
