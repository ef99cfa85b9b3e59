import type { ChatMessage } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { voiceRecorder } from '../../../lib/chat/load-voice-recorder.ts';
import { fileMessages } from '../../../lib/chat/messages.ts';
import { lose } from '../../../testing/fake-client.ts';
import { inHours } from '../../../testing/fixtures/basics.ts';
import { uploadReply } from '../../../testing/fixtures/files.ts';
import {
  cannedAnswers,
  inboxId,
  inboxMessages,
  inboxPage,
  inboxThreads,
  openThread,
} from '../../../testing/fixtures/inbox.ts';
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
/** Whether uploads are lost on their way. */
let areLost = false;

const meta = {
  ...pageMeta,
  title: 'Platform/Messages/Writing',
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  args: {
    path: `/admin/messages?thread=${inboxId('thread', 1)}`,
    role: 'admin',
    calls: {
      listChatThreads: { items: inboxThreads, total: inboxThreads.length, page: 1, limit: 30 },
      getChatThread: ({ params }) => openThread(inboxThreads.find(({ _id }) => _id === params.id) ?? inboxThreads[0]!),
      listCannedAnswers: { items: cannedAnswers, total: cannedAnswers.length, page: 1, limit: 100 },
      listChatMessages: ({ query }) => inboxPage(messages, query),
      sendChatMessage,
      markChatRead: { success: true },
      countWaitingChats: { count: 3 },
      uploadFile: async (input, name) => {
        if (areLost) lose()(input, name);
        await new Promise<void>((resolve) => void endUploads.push(resolve));
        return uploadReply(input);
      },
    },
  },
  beforeEach: () => {
    messages = [...inboxMessages];
    endUploads = [];
    areLost = false;
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

const attach = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.upload(
    await canvas.findByLabelText(inLanguage(attachmentMessages).attach, { selector: 'input' }),
    new File(['x'], name, { type: 'image/png' }),
  );

/** A file goes on to the server while another conversation is open, and is then where it was chosen. */
export const FileOfAnotherConversation: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const files = inLanguage(attachmentMessages);
    await attach(canvas, 'grades.png');
    await waitFor(() => expect(endUploads).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: /^Omar Saleh/u }));
    await canvas.findByRole('textbox', { name: m.answerLabel('Omar Saleh') });
    await expect(canvas.queryByText('grades.png')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Lina Haddad/u }));
    await expect(await canvas.findByText('grades.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Omar Saleh/u }));
    await canvas.findByRole('textbox', { name: m.answerLabel('Omar Saleh') });
    for (const end of endUploads) end();
    await pageIsShown();
    await userEvent.click(canvas.getByRole('link', { name: /^Lina Haddad/u }));
    const attached = within(await canvas.findByRole('list', { name: files.attached }));
    await expect(attached.getByRole('button', { name: files.remove('recording.webm') })).toBeVisible();
  },
};

/** A file that was lost says so to whoever sends the message, and goes by itself once the connection is back. */
export const LostFile: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const files = inLanguage(attachmentMessages);
    areLost = true;
    await attach(canvas, 'grades.png');
    const again = await canvas.findByRole('button', { name: files.retry('grades.png') });
    const field = await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
    await userEvent.click(field);
    await userEvent.keyboard('Of course.{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(files.notUploaded(['grades.png']))).toBeVisible();
    await waitFor(() => expect(again).toHaveFocus());
    await expect(sendChatMessage).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Of course.');
    areLost = false;
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('progressbar', { name: files.uploading('grades.png') })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(endUploads).toHaveLength(1));
    for (const end of endUploads) end();
    await expect(await canvas.findByRole('button', { name: files.remove('recording.webm') })).toBeVisible();
  },
};

/** The link below the canned answers is followed by its own key, and a search without a result sends nothing. */
export const KeysOfCannedAnswers: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const field = await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
    await userEvent.type(field, 'Half an ans');
    await userEvent.click(canvas.getByRole('button', { name: m.canned }));
    await canvas.findAllByRole('option');
    await userEvent.keyboard('zzz{Enter}');
    await expect(canvas.getByText(m.cannedNoneFound)).toBeVisible();
    await expect(sendChatMessage).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('combobox', { name: m.cannedSearch }));
    canvas.getByRole('link', { name: m.cannedManage }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: m.title })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('log')).toBeNull());
  },
};

/** Where the recorder cannot be loaded, the answer stays as it is, and so does the focus. */
export const RecorderCannotBeLoaded: Story = {
  beforeEach: () => {
    const load = spyOn(voiceRecorder, 'load').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    );
    return () => load.mockRestore();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const files = inLanguage(attachmentMessages);
    const field = await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
    await userEvent.type(field, 'Half an answer');
    const record = canvas.getByRole('button', { name: files.voice });
    await userEvent.click(record);
    await expect(await screen.findByText(files.voiceMissing)).toBeVisible();
    await expect(field).toHaveValue('Half an answer');
    await waitFor(() => expect(record).toHaveFocus());
  },
};

/** What is said in one conversation stays there, and what is said in the next one is for that one. */
export const VoiceMessagesOfTwoConversations: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const files = inLanguage(attachmentMessages);
    const uploads = () => canvas.queryAllByRole('progressbar', { name: new RegExp(`^${files.uploading('')}`, 'u') });
    for (const name of ['Lina Haddad', 'Omar Saleh']) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${name}`, 'u') }));
      await canvas.findByRole('textbox', { name: m.answerLabel(name) });
      await expect(uploads()).toHaveLength(0);
      await userEvent.click(canvas.getByRole('button', { name: files.voice }));
      const stop = await canvas.findByRole('button', { name: 'Stop recording' });
      await waitFor(() => expect(canvas.getByRole('timer')).not.toHaveTextContent('0:00'));
      await userEvent.click(stop);
      await waitFor(() => expect(uploads()).toHaveLength(1));
      /* oxlint-enable no-await-in-loop */
    }
    await userEvent.click(canvas.getByRole('link', { name: /^Lina Haddad/u }));
    await canvas.findByRole('textbox', { name: m.answerLabel('Lina Haddad') });
    await expect(uploads()).toHaveLength(1);
    await waitFor(() => expect(endUploads).toHaveLength(2));
    for (const end of endUploads) end();
  },
};

/** A voice message can be heard before it is sent, and one in which nothing was heard says so. */
export const VoiceMessageHeardBefore: Story = {
  beforeEach: () => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
      const stream = await open(wanted);
      for (const track of stream.getTracks()) track.enabled = false;
      return stream;
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const files = inLanguage(attachmentMessages);
    await userEvent.click(await canvas.findByRole('button', { name: files.voice }));
    const stop = await canvas.findByRole('button', { name: 'Stop recording' });
    await waitFor(() => expect(canvas.getByRole('timer')).not.toHaveTextContent('0:00'));
    await userEvent.click(stop);
    await expect(await screen.findByText(inLanguage(fileMessages).voiceProblem.silent)).toBeVisible();
    await waitFor(() => expect(endUploads).toHaveLength(1));
    for (const end of endUploads) end();
    await expect(await canvas.findByLabelText('recording.webm', { selector: 'audio' })).toBeVisible();
  },
};
