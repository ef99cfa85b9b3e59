import type { ChatMessage } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { voiceRecorder } from '../../lib/chat/load-voice-recorder.ts';
import { hub } from '../../lib/live/hub.ts';
import { type CallHandler, refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { chatCalls, chatMessages, chatPage, myThread } from '../../testing/fixtures/chat.ts';
import { recordingId, uploadReply } from '../../testing/fixtures/files.ts';
import { emptyHome } from '../../testing/fixtures/homes.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Chat',
  tags: ['!autodocs'],
  args: { path: '/student', role: 'student', calls: chatCalls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openChat(unread = 1) {
  await pageIsShown();
  const m = inLanguage({ en, ar });
  await userEvent.click(await screen.findByRole('button', { name: m.open(unread) }));
  const panel = await screen.findByRole('dialog', { name: m.title });
  return { m, panel: within(panel) };
}

export const Conversation: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    const { m, panel } = await openChat();
    await expect(await panel.findByText('Yes, until noon.')).toBeVisible();
    await expect(panel.getByText(m.answersWithin(45))).toBeVisible();
    // What was there is not read out.
    await expect(panel.getAllByRole('status').map(({ textContent }) => textContent)).toContain('');
    await waitFor(() => expect(panel.getByRole('textbox', { name: m.write })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: m.open(1) })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NothingWritten: Story = {
  args: { calls: { getStudentHome: emptyHome } },
  play: async () => {
    const { m, panel } = await openChat(0);
    await expect(await panel.findByRole('heading', { name: m.empty })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: narrow,
  play: async () => {
    const { m, panel } = await openChat();
    await expect(await panel.findByText('Yes, until noon.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: m.close }));
    await waitFor(() => expect(screen.getByRole('button', { name: m.open(1) })).toHaveFocus());
  },
};

const sent = (clientId: string, text: string): ChatMessage => ({
  ...chatMessages[0]!,
  _id: clientId,
  clientId,
  seq: 3,
  text,
});

export const Sending: Story = {
  args: {
    calls: {
      ...chatCalls,
      sendMyChatMessage: ({ body }) => sent(body.clientId, body.text ?? ''),
      listChatMessages: ({ query }) => ({ ...chatPage, items: query?.after === undefined ? chatMessages : [] }),
    },
  },
  play: async () => {
    const { m, panel } = await openChat();
    await panel.findByText('Yes, until noon.');
    const field = panel.getByRole('textbox', { name: m.write });
    await userEvent.type(field, 'Thank you!{Shift>}{Enter}{/Shift}Sara');
    await expect(field).toHaveValue('Thank you!\nSara');
    await fireEvent.submit(field.closest('form')!);
    await expect(await panel.findByText(new RegExp(`· ${m.delivered}$`, 'u'))).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Live: Story = {
  args: {
    calls: {
      ...chatCalls,
      listChatMessages: ({ query }) => ({
        ...chatPage,
        items:
          query?.after === undefined
            ? chatMessages
            : [{ ...chatMessages[1]!, _id: idOf('change', 3), seq: 3, text: 'Bring a pen.' }],
      }),
    },
  },
  play: async () => {
    const { m, panel } = await openChat();
    await panel.findByText('Yes, until noon.');
    const thread = myThread.thread?._id ?? '';
    hub.tell('chat-typing', { thread, role: 'staff' });
    await expect(await panel.findByText(m.typing)).toBeVisible();
    hub.tell('chat-changed', { thread, seq: 3 });
    await expect(await panel.findByText('Bring a pen.')).toBeVisible();
    await expect(panel.queryByText(m.typing)).toBeNull();
    // Read out once, by the name of who wrote it.
    const told = panel.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain(m.newMessage(chatMessages[1]?.author?.name ?? '', 'Bring a pen.'));
  },
};

export const Refused: Story = {
  args: {
    calls: {
      ...chatCalls,
      sendMyChatMessage: refuse(409, 'The school takes no messages.'),
    },
  },
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    await userEvent.type(field, 'Hello?');
    await userEvent.click(panel.getByRole('button', { name: m.send }));
    const messages = within(panel.getByRole('region', { name: m.messages }));
    await expect(await messages.findByText(`${m.refused}: The school takes no messages.`)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: m.discard }));
    await waitFor(() => expect(panel.queryByText('Hello?')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What a browser hands over with a paste or a drop. */
function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

export const Attached: Story = {
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    const picture = new File(['x'], 'image.png', { type: 'image/png' });
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: transferOf(picture) }));
    const name = new RegExp(`^${m.remove(m.pastedName('')).trim()}`, 'u');
    await expect(await panel.findByRole('button', { name })).toBeVisible();
    const plan = new File(['x'], 'plan.txt', { type: 'text/plain' });
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transferOf(plan) }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(m.wrongKind('plan.txt'));
    await userEvent.click(panel.getByRole('button', { name }));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The long name of a file moves nothing out of a phone's window. */
export const LongFileName: Story = {
  globals: narrow,
  tags: ['!dev', 'one-language'],
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    const picture = new File(['x'], `${'A photo of my homework '.repeat(6)}.png`, { type: 'image/png' });
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transferOf(picture) }));
    const remove = await panel.findByRole('button', { name: m.remove(picture.name) });
    for (const button of [remove, panel.getByRole('button', { name: m.send })]) {
      const { left, right } = button.getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    }
  },
};

export const Blocked: Story = {
  args: {
    role: 'parent',
    path: '/parent',
    calls: {
      getParentHome: { children: [] },
      ...chatCalls,
      getMyThread: { ...myThread, thread: { ...myThread.thread!, unread: 0, isBlocked: true } },
    },
  },
  play: async () => {
    const { m, panel } = await openChat(0);
    await expect(await panel.findByText(m.blocked)).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

const received: { text: string | undefined; files: readonly string[] | undefined }[] = [];

/** Where a file cannot be read any more, the message stays as it was written, and what is wrong is said. */
export const UnreadableFile: Story = {
  tags: ['!dev', 'no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...chatCalls,
      uploadFile: uploadReply,
      sendMyChatMessage: ({ body }) => {
        received.push({ text: body.text, files: body.files });
        return sent(body.clientId, body.text ?? '');
      },
      listChatMessages: ({ query }) => ({ ...chatPage, items: query?.after === undefined ? chatMessages : [] }),
    },
  },
  beforeEach: () => {
    received.length = 0;
  },
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    const gone = new File(['x'], 'homework.png', { type: 'image/png' });
    const kept = new File(['x'], 'page.png', { type: 'image/png' });
    Object.assign(gone, { arrayBuffer: () => Promise.reject(new DOMException('Moved', 'NotReadableError')) });
    await userEvent.upload(panel.getByLabelText(m.attach, { selector: 'input' }), [gone, kept]);
    await userEvent.type(field, 'Is this right?');
    await fireEvent.submit(field.closest('form')!);
    await expect(await panel.findByRole('alert')).toHaveTextContent(m.unreadable('homework.png'));
    await expect(field).toHaveValue('Is this right?');
    await userEvent.click(panel.getByRole('button', { name: m.remove('homework.png') }));
    await expect(panel.queryByRole('alert')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: m.send }));
    await waitFor(() => expect(received).toEqual([{ text: 'Is this right?', files: [recordingId] }]));
    await expect(field).toHaveValue('');
    await expect(panel.queryByRole('button', { name: m.remove('page.png') })).toBeNull();
  },
};

/** A message that is removed while it is shown is gone at once. */
export const RemovedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...chatCalls,
      listChatMessages: ({ query }) => {
        if (query?.after === undefined) return chatPage;
        const items = query.after === 0 ? [{ ...chatMessages[0]!, text: '', isDeleted: true }] : [];
        return { ...chatPage, items };
      },
    },
  },
  play: async () => {
    const { m, panel } = await openChat();
    await panel.findByText('May I hand in tomorrow?');
    hub.tell('chat-changed', { thread: myThread.thread?._id ?? '', seq: 1, isRewritten: true });
    await expect(await panel.findByText(m.deleted)).toBeVisible();
    await expect(panel.queryByText('May I hand in tomorrow?')).toBeNull();
    await expect(panel.getByText('Yes, until noon.')).toBeVisible();
  },
};

const asked: (number | undefined)[] = [];
let isRemoved = false;
const countedCalls = {
  ...chatCalls,
  listChatMessages: (({ query }) => {
    asked.push(query?.after);
    const [first, ...rest] = chatMessages;
    const all = first && isRemoved ? [{ ...first, text: '', isDeleted: true }, ...rest] : chatMessages;
    return { ...chatPage, items: all.filter(({ seq }) => seq > (query?.after ?? 0)) };
  }) satisfies CallHandler<'listChatMessages'>,
};
const beginAnew = () => {
  asked.length = 0;
  isRemoved = false;
};

/** That somebody has read the conversation is asked for once, and nothing of what was written is read again. */
export const ReadBySomebody: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: countedCalls },
  beforeEach: beginAnew,
  play: async () => {
    const { panel } = await openChat();
    await panel.findByText('Yes, until noon.');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const last = chatMessages.at(-1)?.seq ?? 0;
    asked.length = 0;
    hub.tell('chat-changed', { thread: myThread.thread?._id ?? '', seq: last });
    await waitFor(() => expect(asked).toContain(last));
    await pageIsShown();
    await expect(asked.every((after) => after === last)).toBe(true);
  },
};

/** What was removed while the panel was closed is gone when it is opened again. */
export const RemovedWhileClosed: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: countedCalls },
  beforeEach: beginAnew,
  play: async () => {
    const { m, panel } = await openChat();
    await panel.findByText('May I hand in tomorrow?');
    await userEvent.click(panel.getByRole('button', { name: m.close }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: m.title })).toBeNull());
    isRemoved = true;
    const again = await openChat();
    await expect(await again.panel.findByText(m.deleted)).toBeVisible();
    await expect(again.panel.queryByText('May I hand in tomorrow?')).toBeNull();
    await expect(again.panel.getByText('Yes, until noon.')).toBeVisible();
  },
};

/** Where the recorder cannot be loaded, what is written and attached stays, and so does the focus. */
export const RecorderCannotBeLoaded: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  beforeEach: () => {
    const load = spyOn(voiceRecorder, 'load').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    );
    return () => load.mockRestore();
  },
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    await userEvent.upload(
      panel.getByLabelText(m.attach, { selector: 'input' }),
      new File(['x'], 'page.png', { type: 'image/png' }),
    );
    await userEvent.type(field, 'Is this right?');
    const record = panel.getByRole('button', { name: m.voice });
    await userEvent.click(record);
    await expect(await panel.findByRole('alert')).toHaveTextContent(m.voiceMissing);
    await expect(field).toHaveValue('Is this right?');
    await expect(panel.getByRole('button', { name: m.remove('page.png') })).toBeVisible();
    await waitFor(() => expect(record).toHaveFocus());
  },
};

/** A file that comes before the one just before it is shown takes nothing away. */
export const OneFileAfterTheOther: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async () => {
    const { m, panel } = await openChat();
    const field = await panel.findByRole('textbox', { name: m.write });
    for (const name of ['first.png', 'second.png']) {
      const dataTransfer = transferOf(new File(['x'], name, { type: 'image/png' }));
      field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    }
    await expect(await panel.findByRole('button', { name: m.remove('second.png') })).toBeVisible();
    await expect(panel.getByRole('button', { name: m.remove('first.png') })).toBeVisible();
  },
};
