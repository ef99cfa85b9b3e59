import { type FakeWasender, startFakeWasender } from '../apps/api/src/testing/fake-wasender/start-fake-wasender.ts';
import { withServer } from './global-setup.ts';
import { typeAtFocus } from './support/keyboard.ts';
import { expect, test as base } from './test.ts';

interface WorkerFixtures {
  /** The service that the messages go to, whose answers the test decides on. */
  wasender: FakeWasender;
}

/** One message a second, at any time of the day. */
const test = base.extend<object, WorkerFixtures>({
  wasender: [
    async ({}, provide) => {
      const fake = await startFakeWasender();
      await provide(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ wasender }, provide) =>
      withServer(provide, {
        RUBRICA_WASENDER_URL: wasender.url,
        RUBRICA_WASENDER_TOKEN: wasender.state.token,
        RUBRICA_WHATSAPP_INTERVAL_MS: '1000',
        RUBRICA_QUIET_HOURS: 'off',
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('an admin writes to a group by WhatsApp, sees it go out, and decides about the message whose answer got lost', async ({
  school,
  enter,
  wasender,
}) => {
  const group = await school.group('Evening');
  const groups = [group._id];
  const names: string[] = [];
  for (const number of [1, 2, 3]) {
    const { name } = await school.newcomer('student', 'Reem', { groups, phone: `+20100555000${number}` });
    names.push(name);
  }
  const { name: unreachable } = await school.newcomer('student', 'Tamer', { groups });

  const page = await enter(school.admin);
  await page.goto('/admin/messages/sends');
  await page.getByRole('link', { name: 'New send' }).click();
  await page.getByRole('combobox', { name: 'Groups' }).fill(group.name);
  await page.getByRole('option', { name: group.name }).click();
  const text = page.getByRole('textbox', { name: 'English' });
  await text.fill('Dear ');
  await page.getByRole('button', { name: 'Insert: Name (English)' }).click();
  await expect(text).toHaveValue('Dear {name}');
  await expect(text).toBeFocused();
  await typeAtFocus(page, ', the exam is on Monday.');
  await expect(page.getByText(/^Dear Reem .{8}, the exam is on Monday\.$/u)).toHaveCount(3);
  await page.getByText('1 person without a phone number').click();
  await expect(page.getByText(unreachable)).toBeVisible();

  // What is written stays over a reload.
  await page.reload();
  await expect(text).toHaveValue('Dear {name}, the exam is on Monday.');

  // The answer to the first message alone gets lost.
  const { state } = wasender;
  state.mode = 'drop-after-accept';
  state.accepted.push = (...messages) => {
    state.mode = 'ok';
    return Array.prototype.push.apply(state.accepted, messages);
  };
  await page.getByRole('button', { name: 'Send to 3 people' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 of 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('button', { name: /^Decide: / }).click();
  await page.getByRole('radio', { name: 'It arrived' }).check();
  await page.getByRole('button', { name: 'Count as delivered' }).click();
  await expect(page.getByRole('button', { name: /^Decide: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'All 3' }).click();
  await expect(page.getByText(new RegExp(`^Decided by .${school.admin.name}.$`, 'u'))).toBeVisible();

  const texts = state.accepted.map(({ body }) => body['text']);
  expect(texts).toHaveLength(names.length);
  expect(new Set(texts)).toEqual(new Set(names.map((name) => `Dear ${name}, the exam is on Monday.`)));
});
