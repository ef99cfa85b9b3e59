import type { ChatMessage, InboxThread } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chooseMenuItem } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { hub } from '../../lib/live/hub.ts';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import {
  cannedAnswers,
  inboxId,
  inboxMessages,
  inboxPage,
  inboxThreads,
  openThread,
} from '../../testing/fixtures/inbox.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { attachmentMessages } from './inbox/attachment-messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const texts = { en, ar };
let messages: ChatMessage[] = [];
let threads: InboxThread[] = [];
/** What the next answer meets. */
let failure: ReturnType<typeof lose> | null = null;

const threadOf = (id: string) => {
  const thread = threads.find(({ _id }) => _id === id);
  if (!thread) throw new Error(`No conversation ${id}`);
  return thread;
};
const listChatThreads = fn(({ query }: { query: { state?: string | undefined; search?: string | undefined } }) => {
  const items = threads.filter(
    ({ owner, waitingSince }) =>
      (query.state !== 'waiting' || waitingSince !== null) &&
      (owner?.name ?? '').toLowerCase().includes(query.search ?? ''),
  );
  return { items, total: items.length, page: 1, limit: 30 };
});
const sendChatMessage = fn(
  ({ body, params }: { body: { clientId: string; text: string; isNote: boolean }; params: { id: string } }) => {
    failure?.(undefined, 'sendChatMessage');
    const { clientId, text, isNote } = body;
    const sent: ChatMessage = {
      ...inboxMessages[1]!,
      _id: inboxId('message', 50 + messages.length),
      thread: params.id,
      clientId,
      seq: messages.length + 1,
      by: isNote ? 'note' : 'staff',
      text,
      createdAt: inHours(0),
    };
    messages.push(sent);
    return sent;
  },
);
const updateChatThread = fn(
  ({
    params,
    body,
  }: {
    params: { id: string };
    body: { assignedTo?: string | null | undefined; isWaiting?: boolean | undefined };
  }) => {
    const before = threadOf(params.id);
    const { answerers } = openThread(before);
    const after: InboxThread = {
      ...before,
      ...(body.assignedTo === undefined
        ? {}
        : { assignedTo: answerers.find(({ _id }) => _id === body.assignedTo) ?? null }),
      ...(body.isWaiting === false ? { waitingSince: null } : {}),
    };
    threads = threads.map((one) => (one._id === params.id ? after : one));
    return after;
  },
);
const markChatRead = fn((_input: unknown) => ({ success: true }));

const prepare = () => {
  messages = [...inboxMessages];
  threads = [...inboxThreads];
  failure = null;
  for (const call of [listChatThreads, sendChatMessage, updateChatThread, markChatRead]) call.mockClear();
};

const meta = {
  ...pageMeta,
  title: 'Platform/Messages/Inbox',
  tags: ['!autodocs'],
  args: {
    path: '/admin/messages',
    role: 'admin',
    calls: {
      listChatThreads,
      getChatThread: ({ params }) => openThread(threadOf(params.id)),
      listChatMessages: ({ query }) => inboxPage(messages, query),
      sendChatMessage,
      updateChatThread,
      markChatRead,
      listCannedAnswers: { items: cannedAnswers, total: cannedAnswers.length, page: 1, limit: 100 },
      countWaitingChats: { count: 3 },
    },
  },
  beforeEach: prepare,
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const open = { path: `/admin/messages?thread=${inboxId('thread', 1)}` };
const write = async (canvas: ReturnType<typeof within>, text: string) => {
  const m = inLanguage(texts);
  const field = await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
  await userEvent.click(field);
  await userEvent.keyboard(text);
  return field;
};

/** What each conversation shows in the list is read out with it. */
export const List: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    const list = within(await canvas.findByRole('navigation', { name: m.list }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByRole('link', { name: new RegExp(m.unread(2), 'u') })).toHaveTextContent('Lina Haddad');
    await expect(list.getByRole('link', { name: new RegExp(m.unknownNumber('34'), 'u') })).toHaveTextContent(
      m.files(2),
    );
    await expect(list.getByText(m.assignedTo('Sara Mansour'))).toBeInTheDocument();
    // What was written keeps its own direction behind the word of the interface.
    const answered = list.getAllByText(m.answeredLast)[0]!.nextElementSibling!;
    await expect(getComputedStyle(answered).direction).toBe(
      /^[\u0600-\u06ff]/u.test(answered.textContent) ? 'rtl' : 'ltr',
    );
    await expect(canvas.getByText(m.waitingCount(3))).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: m.choose })).toBeVisible();
  },
};

/** From the list to a sent answer without a mouse; Escape leads back to the list, where J goes on. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    const list = within(await canvas.findByRole('navigation', { name: m.list }));
    const links = await list.findAllByRole('link');
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The same as last week: an old tablet.')).toBeVisible();
    await expect(markChatRead.mock.lastCall?.[0]).toMatchObject({ body: { seq: 5 } });
    await userEvent.keyboard('r');
    const field = await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Of course.{Control>}{Enter}{/Control}');
    const log = within(canvas.getByRole('log'));
    await expect(await log.findByText('Of course.')).toBeVisible();
    await expect(sendChatMessage.mock.lastCall?.[0].body).toMatchObject({ text: 'Of course.', isNote: false });
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}j');
    await waitFor(() => expect(list.getAllByRole('link')[1]).toHaveFocus());
    await userEvent.keyboard('?');
    await expect(await within(document.body).findByRole('dialog', { name: m.keys })).toBeVisible();
  },
};

/** W goes from one that waits to the next, whatever stands between them, and from the last to the first. */
export const WaitingByKeyboard: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    const list = within(await canvas.findByRole('navigation', { name: m.list }));
    await list.findAllByRole('link');
    const waiting = threads.filter(({ waitingSince }) => waitingSince !== null).map(({ _id }) => _id);
    await expect(waiting.length).toBeGreaterThan(1);
    for (const id of [...waiting, waiting[0]]) {
      await userEvent.keyboard('w');
      const current = list.getAllByRole('link').find((link) => link.hasAttribute('aria-current'));
      await expect(current).toHaveAttribute('href', expect.stringContaining(`thread=${id}`));
      await waitFor(() => expect(current).toHaveFocus());
    }
  },
};

/** N writes for the team alone: what was begun as an answer stays one, and no note goes out as an answer. */
export const Note: Story = {
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    await write(canvas, 'Dear Lina');
    await userEvent.keyboard('{Escape}n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.noteLabel })).toHaveFocus());
    await expect(canvas.getByText(m.noteHint)).toBeVisible();
    await userEvent.keyboard('Ask Nour.{Control>}{Enter}{/Control}');
    const note = await within(canvas.getByRole('log')).findByText('Ask Nour.');
    await expect(within(note.closest('li')!).getByText(m.note)).toBeVisible();
    await expect(sendChatMessage.mock.lastCall?.[0].body).toMatchObject({ text: 'Ask Nour.', isNote: true });
    await userEvent.click(canvas.getByText(m.answer, { selector: 'label' }));
    await expect(canvas.getByRole('textbox', { name: m.answerLabel('Lina Haddad') })).toHaveValue('Dear Lina');
  },
};

/** A slash finds an answer by a few letters, in the language of whom it is for and with their name. */
export const CannedAnswer: Story = {
  tags: ['plays-in-arabic'],
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    const field = await write(canvas, '/');
    const search = await canvas.findByRole('combobox', { name: m.cannedSearch });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('day{Enter}');
    await expect(field).toHaveValue('You have one more day, Lina Haddad.');
  },
};

/** E says that nothing is to be answered, A gives the conversation to somebody. */
export const AssignedAndSettled: Story = {
  tags: ['plays-in-arabic'],
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    await canvas.findByRole('log');
    await userEvent.keyboard('a');
    await chooseMenuItem('Sara Mansour');
    await expect(await canvas.findByRole('button', { name: 'Sara Mansour' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.settle }));
    await expect(await canvas.findByRole('button', { name: m.unsettle })).toBeVisible();
    const changes = updateChatThread.mock.calls.map(([{ body }]) => body);
    await expect(changes).toEqual([{ assignedTo: idOf('user', 3) }, { isWaiting: false }]);
  },
};

/** A message that was lost stays where it was written, goes out again under its id, and arrives once. */
export const NotSent: Story = {
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    failure = lose();
    await write(canvas, 'Of course.{Control>}{Enter}{/Control}');
    const again = await canvas.findByRole('button', { name: m.tryAgain });
    failure = null;
    await userEvent.click(again);
    await expect(await within(canvas.getByRole('log')).findByText('Of course.')).toBeVisible();
    const tries = sendChatMessage.mock.calls.map(([{ body }]) => body.clientId);
    await expect([tries.length, new Set(tries).size]).toEqual([2, 1]);
    await expect(canvas.queryByRole('button', { name: m.tryAgain })).toBeNull();
  },
};

/** A number that is nobody's: its last digits, and a note instead of an answer. */
export const UnknownNumber: Story = {
  args: { path: `/admin/messages?thread=${inboxId('thread', 3)}` },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    await expect(await canvas.findByRole('heading', { name: m.unknownNumber('34') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: m.noteLabel })).toBeVisible();
    await expect(canvas.getByText(m.whatsAppUnknown)).toBeVisible();
  },
};

/** An answer by WhatsApp says what became of it. */
export const ByWhatsApp: Story = {
  args: { path: `/admin/messages?thread=${inboxId('thread', 5)}` },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    messages.push(
      { ...inboxMessages[1]!, _id: inboxId('message', 70), clientId: idOf('file', 70), seq: 6, delivery: 'delivered' },
      { ...inboxMessages[1]!, _id: inboxId('message', 71), clientId: idOf('file', 71), seq: 7, delivery: 'failed' },
    );
    hub.tell('inbox-changed', { thread: inboxId('thread', 5) });
    await expect(await canvas.findByText(m.deliveries.delivered)).toBeVisible();
    await expect(canvas.getByText(m.deliveries.failed)).toBeVisible();
    await expect(canvas.getByText(m.goesByWhatsApp)).toBeVisible();
  },
};

/** What others do meanwhile shows at once: who else writes here, and what came. */
export const Live: Story = {
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    await canvas.findByRole('log');
    const asked: string[] = [];
    await hub.connect({
      ask: async (name) => {
        asked.push(name);
        return null;
      },
    });
    const thread = inboxId('thread', 1);
    hub.tell('presence-changed', {
      work: { topic: 'answering', id: thread },
      people: [{ id: idOf('user', 3), name: 'Sara Mansour' }],
    });
    await expect(await canvas.findByText(m.isWriting('Sara Mansour'))).toBeVisible();
    hub.tell('chat-typing', { thread, role: 'owner' });
    const list = new Intl.ListFormat(m === ar ? 'ar' : 'en').format(['Sara Mansour', 'Lina Haddad']);
    await expect(await canvas.findByText(m.areWriting(list))).toBeVisible();
    messages.push({
      ...inboxMessages[4]!,
      _id: inboxId('message', 60),
      clientId: idOf('file', 60),
      seq: 6,
      text: 'Please!',
    });
    hub.tell('chat-changed', { thread, seq: 6 });
    await expect(await within(canvas.getByRole('log')).findByText('Please!')).toBeVisible();
    await write(canvas, 'Y');
    await expect(asked).toContain('typing');
    hub.disconnect();
  },
};

/** On a phone the conversation fills the window, and leads back to the list. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  args: open,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage(texts);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lina Haddad' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: m.backToList }));
    await expect(await canvas.findByRole('navigation', { name: m.list })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const NoConversations: Story = {
  args: { calls: { ...meta.args.calls, listChatThreads: { items: [], total: 0, page: 1, limit: 30 } } },
};

export const NothingFound: Story = { args: { path: '/admin/messages?search=zzz' } };

export const Loading: Story = {
  args: { ...open, calls: { ...meta.args.calls, listChatThreads: pending, getChatThread: pending } },
};

export const Failed: Story = {
  args: { ...open, calls: { ...meta.args.calls, listChatThreads: lose(), getChatThread: refuse(404, '') } },
};

const sentByWhatsApp = (seq: number, change: Partial<ChatMessage>): ChatMessage => ({
  ...inboxMessages[0]!,
  _id: inboxId('message', seq),
  clientId: inboxId('message', 100 + seq),
  thread: inboxId('thread', 3),
  seq,
  author: null,
  text: '',
  ...change,
});

/** What came by WhatsApp and is not here says what it is and why; what was being fetched shows once it is there. */
export const FilesByWhatsApp: Story = {
  args: { path: `/admin/messages?thread=${inboxId('thread', 3)}` },
  play: async ({ canvasElement }) => {
    messages = [
      sentByWhatsApp(1, { text: 'My homework', attachment: { kind: 'image', name: '', problem: null } }),
      ...(['type', 'size', 'gone', 'full', 'unavailable'] as const).map((problem, index) =>
        sentByWhatsApp(index + 2, { attachment: { kind: 'document', name: `plan-${problem}.docx`, problem } }),
      ),
    ];
    await pageIsShown();
    const { incoming } = inLanguage(attachmentMessages);
    const log = within(await within(canvasElement).findByRole('log'));
    await expect(await log.findByText(incoming.fetching)).toBeVisible();
    for (const [problem, why] of Object.entries(incoming.problems)) {
      await expect(log.getByText(why)).toBeVisible();
      await expect(log.getByText(`plan-${problem}.docx`)).toBeVisible();
    }
    const picture = { id: idOf('file', 1), name: 'whatsapp.png', mime: 'image/png', size: 68 };
    messages[0] = { ...messages[0]!, attachment: null, files: [picture] };
    hub.tell('chat-changed', { thread: inboxId('thread', 3), seq: 1 });
    await waitFor(() => expect(log.queryByText(incoming.fetching)).toBeNull());
    await expect(log.getByText('My homework')).toBeVisible();
  },
};
