import type { Page } from '@playwright/test';
import type { Account } from './people/account.ts';
import { enterOn, pickIn, tabTo, typeInto } from './people/keyboard.ts';
import { loginForm } from './people/login-page.ts';
import { unique } from './people/school.ts';
import { untilSaved } from './people/student.ts';
import { expect, test } from './test.ts';

/** No pointer in this file: only keys, as a person without one has them. */
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

test('the whole path can be gone with a keyboard alone', async ({ school, enter }) => {
  test.setTimeout(240_000);
  const group = await school.group();
  const student = await school.person('student', 'Noor', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Ines', { groups: [group._id] });
  const parent = await school.person('parent', 'Omar', { children: [student._id] });
  const title = unique('Doors');
  const task = unique('By keys');

  const author = await enter(null);
  await test.step('an admin writes a question', async () => {
    await logIn(author, school.admin);
    await enterOn(author, author.getByRole('link', { name: 'Questions', exact: true }));
    await enterOn(author, author.getByRole('link', { name: 'New question' }));
    await typeInto(author, author.getByRole('textbox', { name: 'Title' }), title);
    await enterOn(author, author.getByRole('button', { name: 'Add: Multiple choice' }));
    const block = author.getByRole('group', { name: 'Question 1, Multiple choice' });
    await typeInto(author, block.getByRole('textbox', { name: 'Question' }), 'Which colour is the door?');
    for (const [index, text] of ['Green', 'Red'].entries()) {
      await enterOn(author, block.getByRole('button', { name: 'Add an option' }));
      await typeInto(author, block.getByRole('textbox', { name: `Option ${index + 1}` }), text);
    }
    await tabTo(author, block.getByRole('checkbox', { name: 'Option 1 is right' }));
    await author.keyboard.press('Space');
    await expect(author.getByText('Nothing left to mend')).toBeVisible();
    await author.keyboard.press('Control+S');
    await expect(author.getByRole('heading', { name: 'Edit question', level: 1 })).toBeVisible();
    await expect(author.getByText('Question saved')).toBeVisible();
  });

  await test.step('sets it and publishes', async () => {
    await enterOn(author, author.getByRole('link', { name: 'Tasks', exact: true }));
    await enterOn(author, author.getByRole('button', { name: 'New task' }));
    const dialog = author.getByRole('dialog', { name: 'New task' });
    await typeInto(author, dialog.getByRole('textbox', { name: 'Title' }), task);
    await pickIn(author, dialog.getByRole('combobox', { name: 'Questions' }), title);
    await pickIn(author, dialog.getByRole('combobox', { name: 'Groups' }), group.name);
    await enterOn(author, dialog.getByRole('button', { name: 'Save and publish' }));
    await expect(author.getByRole('row', { name: task })).toContainText('Published');
  });

  const desk = await enter(null);
  await test.step('the student answers and submits', async () => {
    await logIn(desk, student);
    await enterOn(desk, desk.getByRole('link', { name: task }));
    await enterOn(desk, desk.getByRole('button', { name: 'Begin' }));
    await tabTo(desk, desk.getByRole('radio', { name: 'Green' }));
    await desk.keyboard.press('Space');
    await untilSaved(desk);
    await enterOn(desk, desk.getByRole('banner').getByRole('button', { name: 'Submit' }));
    const dialog = desk.getByRole('alertdialog', { name: 'Submit your answers?' });
    await enterOn(desk, dialog.getByRole('button', { name: 'Submit' }));
    await expect(desk.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
    await expect(desk.getByRole('main')).toBeFocused();
  });

  const marker = await enter(null);
  await test.step('the assistant confirms the mark and releases it', async () => {
    await logIn(marker, assistant);
    await enterOn(marker, marker.getByRole('link', { name: task }));
    await enterOn(marker, marker.getByRole('link', { name: 'Mark the next one' }));
    await enterOn(marker, marker.getByRole('button', { name: 'Accept the automatic marks' }));
    await expect(marker.getByText('Nothing left to review')).toBeVisible();
    await marker.keyboard.press('Control+Enter');
    await enterOn(marker, marker.getByRole('button', { name: 'Release marked' }));
    const dialog = marker.getByRole('alertdialog', { name: 'Release all marked attempts?' });
    await enterOn(marker, dialog.getByRole('button', { name: 'Release' }));
    await expect(marker.getByText('1 released')).toBeVisible();
  });

  await test.step('the parent reads it', async () => {
    const home = await enter(null);
    await logIn(home, parent);
    await enterOn(home, home.getByRole('link', { name: student.name }));
    await enterOn(home, home.getByRole('link', { name: task }));
    await expect(home.getByRole('heading', { name: task, level: 1 })).toBeVisible();
    await expect(home.getByText('1 of 1').first()).toBeVisible();
  });
});
