import type { Page } from '@playwright/test';
import type { Account } from './support/account.ts';
import { pickOption, pressEnterOn, pressShortcut, tabTo, typeInto } from './support/keyboard.ts';
import { loginForm } from './support/login-page.ts';
import { unique } from './support/school.ts';
import { waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

/** This file uses the keyboard only. */
async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto('/auth/login');
  const form = loginForm(page);
  await typeInto(page, form.email, email);
  await typeInto(page, form.password, password);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('completes the whole path with the keyboard alone', async ({ school, enter }) => {
  const group = await school.group();
  const student = await school.person('student', 'Noor', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Ines', { groups: [group._id] });
  const parent = await school.person('parent', 'Omar', { children: [student._id] });
  const title = unique('Doors');
  const task = unique('By keys');

  const authorPage = await enter(null);
  await test.step('an admin writes a question', async () => {
    await logIn(authorPage, school.admin);
    await pressEnterOn(authorPage, authorPage.getByRole('link', { name: 'Questions', exact: true }));
    await pressEnterOn(authorPage, authorPage.getByRole('link', { name: 'New question' }));
    await typeInto(authorPage, authorPage.getByRole('textbox', { name: 'Title' }), title);
    await pressEnterOn(authorPage, authorPage.getByRole('button', { name: 'Add: Multiple choice' }));
    const block = authorPage.getByRole('group', { name: 'Question 1, Multiple choice' });
    await typeInto(authorPage, block.getByRole('textbox', { name: 'Question' }), 'Which colour is the door?');
    for (const [index, text] of ['Green', 'Red'].entries()) {
      await pressEnterOn(authorPage, block.getByRole('button', { name: 'Add an option' }));
      await typeInto(authorPage, block.getByRole('textbox', { name: `Option ${index + 1}` }), text);
    }
    await tabTo(authorPage, block.getByRole('checkbox', { name: 'Option 1 is right' }));
    await authorPage.keyboard.press('Space');
    await expect(authorPage.getByText('No issues to fix')).toBeVisible();
    await pressShortcut(authorPage, 'Control+S');
    await expect(authorPage.getByRole('heading', { name: 'Edit question', level: 1 })).toBeVisible();
    await expect(authorPage.getByText('Question saved')).toBeVisible();
  });

  await test.step('sets it and publishes', async () => {
    await pressEnterOn(authorPage, authorPage.getByRole('link', { name: 'Questions', exact: true }));
    await pressEnterOn(authorPage, authorPage.getByRole('link', { name: 'Tasks', exact: true }));
    await pressEnterOn(authorPage, authorPage.getByRole('button', { name: 'New task' }));
    const dialog = authorPage.getByRole('dialog', { name: 'New task' });
    await typeInto(authorPage, dialog.getByRole('textbox', { name: 'Title' }), task);
    await pickOption(authorPage, dialog.getByRole('combobox', { name: 'Questions' }), title);
    await pickOption(authorPage, dialog.getByRole('combobox', { name: 'Groups' }), group.name);
    await pressEnterOn(authorPage, dialog.getByRole('button', { name: 'Save and publish' }));
    await expect(authorPage.getByRole('row', { name: task })).toContainText('Published');
  });

  const studentPage = await enter(null);
  await test.step('the student answers and submits', async () => {
    await logIn(studentPage, student);
    await pressEnterOn(studentPage, studentPage.getByRole('link', { name: 'Start' }));
    await pressEnterOn(studentPage, studentPage.getByRole('button', { name: 'Begin' }));
    await tabTo(studentPage, studentPage.getByRole('radio', { name: 'Green' }));
    await studentPage.keyboard.press('Space');
    await waitUntilSaved(studentPage);
    await pressEnterOn(studentPage, studentPage.getByRole('banner').getByRole('button', { name: 'Submit' }));
    const dialog = studentPage.getByRole('alertdialog', { name: 'Submit your answers?' });
    await pressEnterOn(studentPage, dialog.getByRole('button', { name: 'Submit' }));
    await expect(studentPage.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
    await expect(studentPage.getByRole('main')).toBeFocused();
  });

  const markerPage = await enter(null);
  await test.step('the assistant confirms the mark and releases it', async () => {
    await logIn(markerPage, assistant);
    await pressEnterOn(markerPage, markerPage.getByRole('link', { name: 'Tasks', exact: true }));
    await pressEnterOn(markerPage, markerPage.getByRole('link', { name: task }));
    await pressEnterOn(markerPage, markerPage.getByRole('link', { name: 'Mark the next one' }));
    await pressEnterOn(markerPage, markerPage.getByRole('button', { name: 'Accept the automatic marks' }));
    await expect(markerPage.getByText('Nothing left to review')).toBeVisible();
    await pressShortcut(markerPage, 'Control+Enter');
    await pressEnterOn(markerPage, markerPage.getByRole('button', { name: 'Release marked' }));
    const dialog = markerPage.getByRole('alertdialog', { name: 'Release all marked attempts?' });
    await pressEnterOn(markerPage, dialog.getByRole('button', { name: 'Release' }));
    await expect(markerPage.getByText('1 released')).toBeVisible();
  });

  await test.step('the parent reads it', async () => {
    const parentPage = await enter(null);
    await logIn(parentPage, parent);
    await pressEnterOn(parentPage, parentPage.getByRole('link', { name: student.name, exact: true }));
    await pressEnterOn(parentPage, parentPage.getByRole('link', { name: task }));
    await expect(parentPage.getByRole('heading', { name: task, level: 1 })).toBeVisible();
    await expect(parentPage.getByText('1 of 1').first()).toBeVisible();
  });
});
