import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Opens the conversation with the school. */
export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Messages/u }).click();
  const chat = page.getByRole('dialog', { name: 'Your school' });
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  return chat;
}

/** Where somebody writes and reads a conversation. */
export interface ChatPage {
  page: Page;
  write: (text: string) => Promise<void>;
  /** What its messages say, in the order in which they are shown; those that wait to be sent are last. */
  messages: Locator;
  /** What the page says of messages that the server does not have. */
  unsent: Locator;
}

/** The conversation of a student, whose page shows it beside what else it shows. */
export async function openOwnChat(page: Page): Promise<ChatPage> {
  await page.goto('/student');
  const chat = await openChat(page);
  const field = chat.getByRole('textbox', { name: 'Your message' });
  return {
    page,
    write: async (text) => {
      await field.fill(text);
      await field.press('Enter');
    },
    messages: chat.getByRole('listitem').getByRole('paragraph'),
    unsent: chat.getByText(/^(?:Sending|Waiting for the connection|Not sent)/u),
  };
}

/** The open conversation with somebody in the staff's inbox. */
export function inboxThreadOf(page: Page, name: string): ChatPage {
  const region = page.getByRole('region', { name: `Messages with ${name}` });
  const field = page.getByRole('textbox', { name: `Answer to ${name}` });
  return {
    page,
    write: async (text) => {
      await field.fill(text);
      await field.press('Control+Enter');
    },
    messages: region.locator('li [data-part="text"] p'),
    unsent: region.getByText(/^(?:Sending|Waiting to be sent|Not sent)/u),
  };
}
