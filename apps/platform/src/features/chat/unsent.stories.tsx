import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lose, refuse } from '../../testing/fake-client.ts';
import { chatCalls, chatMessages, chatPage } from '../../testing/fixtures/chat.ts';
import { recordingId, uploadReply } from '../../testing/fixtures/files.ts';
import { people } from '../../testing/fixtures/people.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { leaveWhenEnded } from '../../lib/live/leave-when-ended.ts';
import { reportSessionEnded } from '../../lib/session-ended.ts';
import { beforeForgetting } from '../../lib/storage/forget-person.ts';
import { clearSession } from '../../lib/storage/session.ts';
import { en as common } from '../../lib/messages/en.ts';
import { en as loginMessages } from '../auth/messages/en.ts';
import { accountMessages } from '../shell/messages/account.ts';
import { fileMessages } from '../../lib/chat/messages.ts';
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

/** What stands before the server refuses a message in its own words, which are for nobody: the page says what it knows. */
export const RefusedByProxy: Story = {
  args: { calls: { ...chatCalls, sendMyChatMessage: refuse(413, '', {}, 'unknown') } },
  play: async () => {
    const panel = await openChat();
    await userEvent.type(await panel.findByRole('textbox', { name: m.write }), 'A long one{Enter}');
    // Once to see, and once to hear.
    const texts = await panel.findAllByText(`${m.refused}: ${common.problem.foreign}`);
    await expect(texts).toHaveLength(2);
    await expect(texts[0]).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: m.discard }));
    await waitFor(() => expect(panel.queryByText('A long one')).toBeNull());
  },
};

/** Records a voice message, and waits until it is attached. */
async function sayInto(panel: ReturnType<typeof within>) {
  await userEvent.click(panel.getByRole('button', { name: m.voice }));
  const stop = await panel.findByRole('button', { name: 'Stop recording' });
  await waitFor(() => expect(panel.getByRole('timer')).not.toHaveTextContent('0:00'));
  await userEvent.click(stop);
  // Another one can be recorded.
  await panel.findByRole('button', { name: m.voice });
}

const sentFiles: (readonly string[] | undefined)[] = [];

/** Each voice message is attached to what is being written, besides what is there, and goes out once. */
export const SeveralVoiceMessages: Story = {
  args: {
    calls: {
      ...chatCalls,
      uploadFile: uploadReply,
      sendMyChatMessage: ({ body }) => {
        sentFiles.push(body.files);
        return { ...chatMessages[0]!, _id: body.clientId, clientId: body.clientId, seq: 3, text: body.text ?? '' };
      },
    },
  },
  beforeEach: () => {
    sentFiles.length = 0;
  },
  play: async () => {
    const panel = await openChat();
    await panel.findByRole('textbox', { name: m.write });
    const attached = (shown = panel) => shown.queryAllByRole('button', { name: new RegExp(`^${m.remove('')}`, 'u') });
    await sayInto(panel);
    await userEvent.upload(
      panel.getByLabelText(m.attach, { selector: 'input' }),
      new File(['x'], 'page.png', { type: 'image/png' }),
    );
    await sayInto(panel);
    await waitFor(() => expect(attached()).toHaveLength(3));
    await userEvent.click(panel.getByRole('button', { name: m.send }));
    await waitFor(() => expect(sentFiles.map((files) => files?.length)).toEqual([3]));
    await expect(attached()).toHaveLength(0);
    await sayInto(panel);
    await waitFor(() => expect(attached()).toHaveLength(1));
    // What is said in a panel goes there, and not to one that was closed before.
    await userEvent.click(panel.getByRole('button', { name: m.close }));
    const again = await openChat();
    await sayInto(again);
    await waitFor(() => expect(attached(again)).toHaveLength(2));
  },
};

let microphones: MediaStreamTrack[] = [];
/** Changes the microphones that are opened. */
const openMicrophones = (change: (track: MediaStreamTrack) => void) => {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await open(wanted);
    stream.getTracks().forEach(change);
    return stream;
  });
  return () => spy.mockRestore();
};

const aVoiceMessage = new RegExp(`^${m.remove(m.voiceLabel)}`, 'u');

/** By the keyboard alone: the button that stops has the focus, and Escape loses nothing of what was said, attached or not yet. */
export const VoiceMessageByKeyboard: Story = {
  play: async () => {
    const panel = await openChat();
    await panel.findByRole('textbox', { name: m.write });
    const record = async () => {
      panel.getByRole('button', { name: m.voice }).focus();
      await userEvent.keyboard('{Enter}');
      const stop = await panel.findByRole('button', { name: 'Stop recording' });
      await waitFor(() => expect(stop).toHaveFocus());
      await waitFor(() => expect(panel.getByRole('timer')).not.toHaveTextContent('0:00'));
    };
    await record();
    await userEvent.keyboard('{Escape}');
    await expect(await panel.findByRole('button', { name: aVoiceMessage })).toBeVisible();
    await waitFor(() => expect(panel.getByRole('textbox', { name: m.write })).toHaveFocus());
    // It can be heard before it is sent.
    const sound = panel.getByLabelText(new RegExp(`^${m.voiceLabel} .0:0[1-9]`, 'u'), { selector: 'audio' });
    await waitFor(() => expect((sound as HTMLAudioElement).readyState).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: m.title })).toBeNull());
    const again = await openChat();
    await expect(await again.findByRole('button', { name: aVoiceMessage })).toBeVisible();
  },
};

/** A panel that is closed while something is recorded has it, as far as it was said, when it is opened again. */
export const ClosedWhileRecording: Story = {
  play: async () => {
    const panel = await openChat();
    await userEvent.click(await panel.findByRole('button', { name: m.voice }));
    await panel.findByRole('button', { name: 'Stop recording' });
    await waitFor(() => expect(panel.getByRole('timer')).not.toHaveTextContent('0:00'));
    await userEvent.click(panel.getByRole('button', { name: m.close }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: m.title })).toBeNull());
    const again = await openChat();
    await userEvent.click(await again.findByRole('button', { name: 'Keep and send' }));
    await expect(await again.findByRole('button', { name: aVoiceMessage })).toBeVisible();
  },
};

/** Of a recording that a lost microphone has ended, its speaker is told before it is sent. */
export const MicrophoneUnplugged: Story = {
  beforeEach: () => {
    microphones = [];
    return openMicrophones((track) => void microphones.push(track));
  },
  play: async () => {
    const panel = await openChat();
    await userEvent.click(await panel.findByRole('button', { name: m.voice }));
    await panel.findByRole('button', { name: 'Stop recording' });
    await waitFor(() => expect(panel.getByRole('timer')).not.toHaveTextContent('0:00'));
    // What a browser does when a device is unplugged.
    for (const track of microphones) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    await expect(await panel.findByRole('button', { name: aVoiceMessage })).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveTextContent(fileMessages.en.voiceProblem.cut);
  },
};

/** Nor does a recording in which nothing was heard go out without a word. */
export const NothingHeard: Story = {
  beforeEach: () => openMicrophones((track) => void (track.enabled = false)),
  play: async () => {
    const panel = await openChat();
    await panel.findByRole('textbox', { name: m.write });
    await sayInto(panel);
    await expect(await panel.findByRole('alert')).toHaveTextContent(fileMessages.en.voiceProblem.silent);
  },
};

/** What a browser has recorded says nothing of its own length: the message does. */
export const LengthOfAVoiceMessage: Story = {
  args: {
    calls: {
      ...chatCalls,
      listChatMessages: {
        ...chatPage,
        items: [
          {
            ...chatMessages[0]!,
            files: [{ id: recordingId, name: 'recording.webm', mime: 'audio/webm', size: 9, durationMs: 64_000 }],
          },
        ],
      },
    },
  },
  play: async () => {
    const panel = await openChat();
    await expect(await panel.findByText(fileMessages.en.length('1:04'))).toBeVisible();
  },
};
