import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { navigateTo } from './navigation.ts';

/** Question types by their name in the editor. */
type TypeName = 'Multiple choice' | 'Fill in the blanks' | 'Essay';

interface NewQuestion {
  title: string;
  skill: 'Reading' | 'Writing';
  type: TypeName;
  rubric: string;
}

async function choose(page: Page, field: RegExp, option: string) {
  const select = page.getByRole('combobox', { name: field });
  if ((await select.textContent()) === option) return;
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(select).toHaveText(option);
}

/** Starts a question with one block, and returns the form of the block. */
export async function startQuestion(page: Page, { title, skill, type, rubric }: NewQuestion): Promise<Locator> {
  await navigateTo(page, 'Questions');
  await page.getByRole('link', { name: 'New question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await choose(page, /^Skill/u, skill);
  await choose(page, /^Type of its questions/u, type);
  await page.getByRole('button', { name: `Add: ${type}` }).click();
  const block = page.getByRole('group', { name: `Question 1, ${type}` });
  const question = block.getByRole('textbox', { name: 'Question' });
  // The editor keeps the focus in a new block until the next key or click.
  await question.click();
  await question.fill(rubric);
  return block;
}

/** Adds options, of which the first is correct. */
export async function writeOptions(block: Locator, [right, ...others]: [string, ...string[]]) {
  for (const [index, text] of [right, ...others].entries()) {
    await block.getByRole('button', { name: 'Add an option' }).click();
    await block.getByRole('textbox', { name: `Option ${index + 1}` }).fill(text);
  }
  await block.getByRole('checkbox', { name: 'Option 1 is right' }).check();
}

/** The student's view of the draft. */
export function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

/** Saves a question that has no validation issues, and goes back to the list. */
export async function saveQuestion(page: Page) {
  await expect(page.getByText('No issues to fix')).toBeVisible();
  await page.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByRole('heading', { name: 'Edit question', level: 1 })).toBeVisible();
  await expect(page.getByText('Not saved')).toBeHidden();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Questions' }).click();
}

interface Homework {
  title: string;
  /** Titles, in the order students get them. */
  questions: string[];
  group: string;
}

/** Sets homework for a group and publishes it. */
export async function setHomework(page: Page, { title, questions, group }: Homework) {
  await navigateTo(page, 'Tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  for (const question of questions) {
    await dialog.getByRole('combobox', { name: 'Questions' }).fill(question);
    await dialog.getByRole('option', { name: question }).click();
  }
  await dialog.getByRole('combobox', { name: 'Groups' }).fill(group);
  await dialog.getByRole('option', { name: group }).click();
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: title })).toContainText('Published');
}
