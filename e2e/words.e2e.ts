import { navigateTo } from './support/navigation.ts';
import { gapQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { openAndBegin } from './support/student.ts';
import { pressShortcut } from './support/keyboard.ts';
import { expect, test } from './test.ts';

test('a word of a question is looked up, kept with its sentence, and practised', async ({ enter, school }) => {
  const student = await school.person('student', 'Nour');
  const task = await school.task(student, [gapQuestion(unique('The sun'))]);
  const page = await enter(student);
  await openAndBegin(page, task);

  const passage = page.locator('[data-part="stimulus"]').getByText('The sun rises early here');
  await passage.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const start = text?.nodeValue?.indexOf('rises') ?? -1;
    if (!text || start < 0) throw new Error('The passage has changed.');
    getSelection()?.setBaseAndExtent(text, start, text, start + 'rises'.length);
  });
  await expect(page.getByRole('button', { name: 'Look up' })).toBeVisible();
  await pressShortcut(page, 'd');
  const modal = page.getByRole('dialog', { name: 'rises' });
  await expect(modal.getByText('is a form of').first()).toHaveText(
    '“\u2068rises\u2069” is a form of “\u2068rise\u2069”.',
  );
  await expect(modal.getByText('/raɪz/').first()).toBeVisible();
  await modal.getByRole('radio').first().check();
  await modal.getByRole('button', { name: 'Keep in my words' }).click();
  await expect(modal.getByRole('button', { name: 'Remove from my words' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Leave' }).click();

  await navigateTo(page, 'My words');
  const row = page.getByRole('row').filter({ hasText: 'rise' });
  await expect(row).toContainText('The sun rises early here, and sets late.');
  await page.getByRole('link', { name: 'Practise 1' }).click();
  await expect(page.getByRole('heading', { name: 'rises' })).toBeVisible();
  await pressShortcut(page, 'Space');
  await expect(page.getByRole('group', { name: 'How well did you remember it?' })).toBeVisible();
  await pressShortcut(page, '4');
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await page.getByRole('link', { name: 'My words' }).last().click();
  await expect(row).toContainText('in 8 days');
});
