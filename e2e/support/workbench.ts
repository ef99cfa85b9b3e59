import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Opens the workbench of a built Storybook, alone on its page. */
export async function openWorkbench(page: Page, origin: string) {
  // Browsers without a dialog for saving download the file; the others ask for a place, which no test can choose.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto(`${origin}/iframe.html?id=write-workbench--workbench&viewMode=story`);
  await expect(page.getByRole('heading', { name: 'Choose a type to begin' })).toBeVisible();
}

/** Opens the workbench in Storybook's frame, as `npm run storybook` does. */
export async function openInFrame(page: Page, origin: string): Promise<FrameLocator> {
  await page.goto(origin);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { name: 'Choose a type to begin' })).toBeVisible();
  return story;
}

/** Chooses a value of a menu in Storybook's toolbar. */
export async function chooseInToolbar(page: Page, menu: string, value: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

async function fillField(place: Page | Locator | FrameLocator, name: string | RegExp, text: string) {
  const field = place.getByRole('textbox', { name, exact: typeof name === 'string' });
  // Rich text loads its editor with the focus; what is at its place until then takes keys, and no text at once.
  await field.click();
  await expect(field).not.toHaveAttribute('aria-busy', 'true');
  await field.fill(text);
}

/** Begins the open question with a type, and writes its task. */
export async function beginQuestion(page: Page | FrameLocator, type: string, task: string) {
  await page.getByRole('button', { name: new RegExp(`^${type}`, 'u') }).click();
  await fillField(page, 'Question', task);
}

/** Writes a field of the open question. */
export function write(page: Page, field: string, text: string) {
  return fillField(page, field, text);
}

/** Makes fields or pairs of a list, one per line. */
export async function pasteList(page: Page, field: string, lines: readonly string[]) {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: /from a list$/u });
  await fillField(dialog, field, lines.join('\n'));
  await dialog.getByRole('button', { name: /^Make/u }).click();
  await expect(dialog).toBeHidden();
}

/** Says how many marks content and language are worth. */
export async function giveMarks(page: Page, content: number, language: number) {
  const first = page.getByRole('spinbutton', { name: 'Content, at most' });
  await first.click();
  await first.fill(String(content));
  await page.getByRole('spinbutton', { name: 'Language, at most' }).fill(String(language));
}

/** Leaves nothing of the open question to a person. */
export async function makeMarksFinal(page: Page) {
  await page.getByRole('checkbox', { name: 'Automatic marks are final' }).check();
}

/** Gives the open question its title, after which nothing is missing from it. */
export async function finishQuestion(page: Page, title: string) {
  await fillField(page, 'Title', title);
  await expect(page.getByText('No issues to fix')).toBeVisible();
}

/** Opens a new question beside those that are open. */
export async function addQuestion(page: Page) {
  await page.getByRole('button', { name: /Other questions$/u }).click();
  await page.getByRole('menuitem', { name: 'New question' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a type to begin' })).toBeVisible();
}

/** Shows the table of the paper. */
export async function showPaper(page: Page) {
  await page.getByRole('button', { name: 'Paper', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Paper' })).toBeVisible();
}

/** Opens a pane beside the form. */
export async function showPane(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

/** Chooses an item of the menu of files. */
export async function chooseInMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
