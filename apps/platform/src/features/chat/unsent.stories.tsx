import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose } from '../../testing/fake-client.ts';
import { chatCalls, chatPage } from '../../testing/fixtures/chat.ts';
import { people } from '../../testing/fixtures/people.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { leaveWhenEnded } from '../../lib/live/leave-when-ended.ts';
import { reportSessionEnded } from '../../lib/session-ended.ts';
import { beforeForgetting } from '../../lib/storage/forget-person.ts';
import { clearSession } from '../../lib/storage/session.ts';
import { en as loginMessages } from '../auth/messages/en.ts';
import { accountMessages } from '../shell/messages/account.ts';
import { en as m } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Chat/Unsent messages',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: '/student', role: 'student', calls: chatCalls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openChat() {
  await pageIsShown();
  await userEvent.click(await screen.findByRole('button', { name: m.open(1) }));
  return within(await screen.findByRole('dialog', { name: m.title }));
}

/** What is written while the earlier messages cannot be loaded is shown below that, with what it waits for. */
export const WrittenWithoutTheHistory: Story = {
  args: { calls: { ...chatCalls, listChatMessages: lose(), sendMyChatMessage: lose() } },
  play: async () => {
    const panel = await openChat();
    await expect(await panel.findByText(m.problem)).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: m.write }), 'Can I hand in on Friday?{Enter}');
    await expect(await panel.findByText('Can I hand in on Friday?')).toBeVisible();
    await expect(await within(panel.getByRole('region', { name: m.messages })).findByText(m.waiting)).toBeVisible();
    await expect(panel.getByText(m.problem)).toBeVisible();
    await expect(panel.queryByText(m.empty)).toBeNull();
    changeReplies({ listChatMessages: chatPage });
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByText('Yes, until noon.')).toBeVisible();
    await expect(panel.getByText('Can I hand in on Friday?')).toBeVisible();
  },
};

/** Who logs out before a message is sent is asked, once it was tried again. */
export const LogOutWithUnsentMessages: Story = {
  args: { calls: { ...chatCalls, sendMyChatMessage: lose() } },
  beforeEach: () => () => {
    delete beforeForgetting.sendRest;
  },
  play: async () => {
    const panel = await openChat();
    await userEvent.type(await panel.findByRole('textbox', { name: m.write }), 'Can I hand in on Friday?{Enter}');
    await expect(await within(panel.getByRole('region', { name: m.messages })).findByText(m.waiting)).toBeVisible();
    // Stories on other pages of this test run empty what the browser keeps, and without a message left the page would be left.
    const sendRest = fn(() => Promise.resolve(1));
    beforeForgetting.sendRest = sendRest;
    await userEvent.click(screen.getByRole('button', { name: new RegExp(people.student.name, 'u') }));
    await userEvent.click(await screen.findByRole('button', { name: accountMessages.en.logOut }));
    const question = within(await screen.findByRole('alertdialog', { name: accountMessages.en.unsentTitle }));
    await expect(question.getByText(accountMessages.en.unsent(1))).toBeVisible();
    await expect(sendRest).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(panel.getByText('Can I hand in on Friday?')).toBeVisible();
  },
};

/** What is typed in the conversation is kept: once the session has ended, the page is left also while the conversation is open. */
export const SessionEnded: Story = {
  beforeEach: leaveWhenEnded,
  play: async ({ canvas }) => {
    const panel = await openChat();
    await userEvent.type(await panel.findByRole('textbox', { name: m.write }), 'Can I hand in');
    clearSession();
    reportSessionEnded();
    await expect(await canvas.findByText(loginMessages.ended, { exact: false })).toBeVisible();
  },
};
