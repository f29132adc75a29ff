import type { Page } from '@playwright/test';

import { browserStorage, draftOf, draftsIn } from './pages/browserStorage.ts';
import { answerAfter, leaveAfter } from './pages/questions.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

test.use({ dialect: 'foreign' });

const LEGAL = '/admin/legal_documents/legal_documents.php';

const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first();

const HOSTILE =
  '<h2>Scope</h2><p onclick="window.hit=1">Read <a href="javascript:window.hit=2">this</a></p>' +
  '<img src=x onerror="window.hit=3"><svg onload="window.hit=4"></svg><script>window.hit=5</script>' +
  '<iframe srcdoc="<script>parent.hit=6</script>"></iframe><form action="/x"><input></form>' +
  '<img src="https://evil.example/seen.png" alt="Stamp"><map><area href="https://evil.example"></map>';

test('a Super Admin writes, saves and deletes legal documents', async ({ page, api, problems }) => {
  // The second: the content policy reports what the sanitiser reads, and drops.
  problems.allow(/Failed to load resource/, /inline event handler|script-src-attr/);
  await api.mutate('legal_documents', 1, { content: HOSTILE });
  await openAs(page, 'Super Admin', '/admin/settings/legal');
  const editor = page.getByRole('textbox', { name: 'Content', exact: true });
  const title = page.getByRole('textbox', { name: /^Title(?! \()/ });
  const create = page.getByRole('button', { name: 'Create Document' });

  await test.step('an untouched form leaves no draft', async () => {
    await page.getByRole('link', { name: 'Create Document' }).click();
    await expect(editor).toBeVisible();
    await page.clock.fastForward(1000);
    expect(await draftsIn(page)).toEqual([]);
  });

  await test.step('what is typed survives a reload, and is offered', async () => {
    await draftOf(page, 'admin/settings/legal/new', async () => {
      await title.fill('Use of the yard');
      await editor.click();
      await page.keyboard.type('Gates close at ten.');
    });
    await leaveAfter(page, async () => {
      await page.reload();
    });
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Use of the yard');
    await expect(editor).toContainText('Gates close at ten.');
  });

  await test.step('it is previewed and stored', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview: Use of the yard' });
    await expect(preview).toContainText('Gates close at ten.');
    await page.keyboard.press('Escape');
    await create.click();
    await expect(toast(page, 'Document created')).toBeVisible();
    expect((await api.data('legal_documents')).at(-1)).toMatchObject({
      title: 'Use of the yard',
      content: '<p>Gates close at ten.</p>',
    });
    await expect.poll(() => draftsIn(page)).toEqual([]);
  });

  await test.step('what another program stored is harmless', async () => {
    await navigateInApp(page, '/admin/settings/legal/1/show');
    await expect(page.getByRole('heading', { name: 'Scope' })).toBeVisible();
    await page.getByText('Read').click();
    const main = page.getByRole('main');
    await expect(
      main.locator('script, iframe, form, input, area, svg[onload], [onclick]'),
    ).toHaveCount(0);
    await expect(main.getByRole('img', { name: 'Stamp' })).not.toHaveAttribute('src');
    await expect(main.getByText('this', { exact: true })).not.toHaveAttribute('href', /javascript/);
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    const written = await page.evaluate((html) => {
      const element = document.createElement('div');
      element.innerHTML = html;
      return element.innerHTML;
    }, HOSTILE);
    expect(written).toContain('Scope');
    expect(written).not.toMatch(/onerror|onload|onclick|<script|<iframe|javascript:/);
  });

  await test.step('a document is deleted after a confirmation, and a draft with the session', async () => {
    await navigateInApp(page, '/admin/settings/legal/2');
    await expect(title).toHaveValue('Driver code of conduct');
    await draftOf(page, 'admin/settings/legal/2', () => title.fill('Half a thought'));
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Driver code of conduct”?' });
    await api.fault({ path: LEGAL, method: 'DELETE', kind: 'status', status: 409, times: 1 });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete document')).toBeVisible();
    await answerAfter(page, 'discard', () => page.getByRole('button', { name: 'Logout' }).click());
    await expect(page.getByRole('heading', { name: 'Sign in to your fleet' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await draftsIn(page)).toEqual([]);
    const kept = await browserStorage(page);
    expect(kept).not.toContain('Half a thought');
    expect(kept).not.toContain('admin@qafila.example');
  });
});
