import type { ChatMessage } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { idOf, inHours } from '../../../testing/fixtures/basics.ts';
import { inboxId, inboxMessages, inboxPage, inboxThreads, openThread } from '../../../testing/fixtures/inbox.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const reporter = { _id: idOf('user', 2), name: 'Sara Mansour' };
const report = { at: inHours(-1), by: reporter, reason: 'Insults', settled: null };
const messages: ChatMessage[] = inboxMessages.map((message, index) => (index === 0 ? { ...message, report } : message));
const settleChatReport = fn(
  ({ body: { outcome } }: { body: { outcome: 'kept' | 'removed'; isBlocked: boolean } }): ChatMessage => {
    const settled = { at: inHours(0), by: { _id: idOf('user', 1), name: 'Mona Adel' }, outcome };
    const isDeleted = outcome === 'removed';
    return { ...messages[0]!, isDeleted, text: isDeleted ? '' : messages[0]!.text, report: { ...report, settled } };
  },
);

const meta = {
  ...pageMeta,
  title: 'Platform/Messages/Reports',
  tags: ['!autodocs'],
  args: {
    path: `/admin/messages?state=reported&thread=${inboxId('thread', 1)}`,
    role: 'admin',
    calls: {
      listChatThreads: { items: inboxThreads.slice(0, 1), total: 1, page: 1, limit: 30 },
      getChatThread: openThread(inboxThreads[0]!),
      listChatMessages: ({ query }) => inboxPage(messages, query),
      settleChatReport,
      markChatRead: { success: true },
      countWaitingChats: { count: 3 },
    },
  },
  beforeEach: () => void settleChatReport.mockClear(),
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvas: ReturnType<typeof within>) => {
  await pageIsShown();
  const m = inLanguage({ en, ar });
  const log = within(await canvas.findByRole('log'));
  await userEvent.click(await log.findByRole('button', { name: m.settleReport }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: m.settleReportTitle }));
  return { m, log, dialog };
};

/** What an admin can decide of a message that was reported. */
export const Settling: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    const { m, dialog } = await openDialog(canvas);
    await expect(dialog.getByText(m.reportedBy('Sara Mansour', 'Insults'))).toBeVisible();
  },
};

/** What is removed says so, and by whom; whoever wrote it is blocked at the same time. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    const { m, log, dialog } = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: m.settleReportOutcomes.removed }));
    await userEvent.click(dialog.getByRole('checkbox', { name: m.settleReportBlock('Lina Haddad') }));
    await userEvent.click(dialog.getByRole('button', { name: m.settleReportSave.removed }));
    await expect(await log.findByText(m.reportOutcomes.removed('Mona Adel'))).toBeVisible();
    await expect(log.getByText(m.removed)).toBeVisible();
    await expect(log.queryByRole('button', { name: m.settleReport })).toBeNull();
    const bodies = settleChatReport.mock.calls.map(([{ body }]) => body);
    await expect(bodies).toEqual([{ outcome: 'removed', isBlocked: true }]);
  },
};
