import type { ChatMessage } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inHours } from '../../../testing/fixtures/basics.ts';
import { uploadReply } from '../../../testing/fixtures/files.ts';
import { inboxId, inboxMessages, inboxPage, inboxThreads, openThread } from '../../../testing/fixtures/inbox.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { attachmentMessages } from './attachment-messages.ts';

let messages: ChatMessage[] = [];
const sendChatMessage = fn(({ body }: { body: { clientId: string; text: string; isNote: boolean } }): ChatMessage => {
  const { clientId, text, isNote } = body;
  const seq = messages.length + 1;
  const by = isNote ? ('note' as const) : ('staff' as const);
  const _id = inboxId('message', 50 + seq);
  const sent = { ...inboxMessages[1]!, _id, clientId, seq, by, text, createdAt: inHours(0) };
  messages.push(sent);
  return sent;
});
/** Ends the uploads that are under way. */
let endUploads: (() => void)[] = [];

const meta = {
  ...pageMeta,
  title: 'Platform/Messages/Writing',
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  args: {
    path: `/admin/messages?thread=${inboxId('thread', 1)}`,
    role: 'admin',
    calls: {
      listChatThreads: { items: inboxThreads, total: inboxThreads.length, page: 1, limit: 30 },
      getChatThread: openThread(inboxThreads[0]!),
      listChatMessages: ({ query }) => inboxPage(messages, query),
      sendChatMessage,
      markChatRead: { success: true },
      countWaitingChats: { count: 3 },
      uploadFile: async (input) => {
        await new Promise<void>((resolve) => void endUploads.push(resolve));
        return uploadReply(input);
      },
    },
  },
  beforeEach: () => {
    messages = [...inboxMessages];
    endUploads = [];
    sendChatMessage.mockClear();
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file that is chosen for a note stays with it: an answer that is written while it uploads neither takes it along nor waits for it. */
export const FileOfANote: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const files = inLanguage(attachmentMessages);
    const log = within(await canvas.findByRole('log'));
    const write = async (text: string) => {
      await userEvent.click(await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') }));
      await userEvent.keyboard(text);
    };
    await userEvent.keyboard('n');
    const note = await canvas.findByRole('textbox', { name: m.noteLabel });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.upload(
      canvas.getByLabelText(files.attach, { selector: 'input' }),
      new File(['x'], 'grades.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText('grades.png')).toBeVisible();
    await userEvent.click(canvas.getByText(m.answer, { selector: 'label' }));
    await expect(canvas.queryByText('grades.png')).toBeNull();
    await write('Of course.{Control>}{Enter}{/Control}');
    await expect(await log.findByText('Of course.')).toBeVisible();
    await waitFor(() => expect(endUploads).toHaveLength(1));
    for (const end of endUploads) end();
    await write('Anything else?');
    await pageIsShown();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await log.findByText('Anything else?')).toBeVisible();
    const sent = sendChatMessage.mock.calls.map(([{ body }]) => body);
    await expect(sent).toMatchObject([
      { isNote: false, files: [] },
      { isNote: false, files: [] },
    ]);
    await userEvent.click(canvas.getByText(m.noteMode, { selector: 'label' }));
    const attached = within(await canvas.findByRole('list', { name: files.attached }));
    await expect(attached.getByRole('button', { name: files.remove('recording.webm') })).toBeVisible();
  },
};

/** A filter is chosen by its first letter, which opens no conversation. */
export const FilterByItsLetter: Story = {
  args: { path: '/admin/messages' },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const filter = canvas.getByRole('combobox', { name: new RegExp(`^${m.channel}`, 'u') });
    filter.focus();
    await userEvent.keyboard('w');
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(filter).toHaveTextContent(m.channels.whatsapp);
    await waitFor(() => expect(filter).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: m.choose })).toBeVisible();
  },
};
