import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { readChunks, releaseChunks } from '../recordings/database.ts';
import { acquireLock } from '../recordings/locks.ts';
import type { Recording } from '../recordings/recording.ts';
import { listRecordings } from '../recordings/recording-store.ts';
import { RecorderHost } from './stories/recorder-host.tsx';
import { lastDeliveredFile, press, recordFor, wait, messagesOf } from './stories/recorder-play.ts';
import { soundSeconds } from '../media/stories/story-sound.ts';

const meta = {
  title: 'Media/Recorder persistence',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), onUpload: fn(), answerSeconds: 60, showsLeaveButton: true },
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const attemptOf = (element: HTMLElement) => element.querySelector('[data-attempt]')?.getAttribute('data-attempt') ?? '';
const uploads = (onUpload: unknown) => (onUpload as ReturnType<typeof fn>).mock.calls as [File, string][];
const leaveOrComeBack = (element: HTMLElement) => {
  const button = element.querySelector<HTMLElement>('[data-attempt]');
  return button ? userEvent.click(button) : undefined;
};

/** Another tab has sent a recording. */
async function arrives(recording: Recording) {
  await releaseChunks(recording);
  const otherTab = new BroadcastChannel('rubrica-recordings');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  otherTab.postMessage('changed');
  otherTab.close();
}

export const InterruptedThenKept: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(2500);
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: messages.recorderStop })).toBeNull());
    await wait(300);
    const [broken] = await listRecordings(attemptOf(canvasElement));
    // The stored chunks form a file that plays up to the interruption.
    const kept = new Blob(await readChunks(broken?.id ?? ''), { type: broken?.mime ?? '' });
    await expect(await soundSeconds(kept)).toBeGreaterThan(1.5);

    await leaveOrComeBack(canvasElement);
    await expect(await canvas.findByText(messages.recorderInterrupted)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await press(canvasElement, messages.recorderKeep);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = uploads(args.onUpload)[0] ?? [];
    await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(1.5);
    await expect(await listRecordings(attemptOf(canvasElement))).toEqual([]);
  },
};

export const InterruptedThenRetaken: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(1200);
    await leaveOrComeBack(canvasElement);
    await leaveOrComeBack(canvasElement);
    await press(canvasElement, messages.recorderAgain);
    // The interrupted recording stays until the new one is complete.
    await waitFor(async () => expect(await listRecordings(attemptOf(canvasElement))).toHaveLength(2));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await listRecordings(attemptOf(canvasElement))).toEqual([]);
    await expect(uploads(args.onUpload)).toHaveLength(1);
  },
};

export const TwoUploadsFail: Story = {
  tags: ['one-language'],
  args: { failures: 2, uploadMs: 200 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1200);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const [waiting] = await listRecordings(attemptOf(canvasElement));
    await expect((await readChunks(waiting?.id ?? '')).length).toBeGreaterThan(2);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const keys = uploads(args.onUpload).map(([, key]) => key);
    await expect(keys).toHaveLength(3);
    await expect(new Set(keys).size).toBe(1);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await expect(await readChunks(waiting?.id ?? '')).toEqual([]);
  },
};

export const SentWhileAway: Story = {
  tags: ['one-language'],
  args: { uploadMs: 1200 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await canvas.findByRole('button', { name: messages.recorderPlay });
    await leaveOrComeBack(canvasElement);
    await waitFor(async () => expect((await listRecordings(attemptOf(canvasElement)))[0]?.state).toBe('stored'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await expect(uploads(args.onUpload)).toHaveLength(1);
  },
};

/** Another tab sends what this one has recorded: this one has nothing left to send, and puts it into its answer. */
export const SentByAnotherTab: Story = {
  tags: ['one-language'],
  args: { failures: 1000, showsFlushButton: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    const [waiting] = await listRecordings(attemptOf(canvasElement));
    if (!waiting) throw new Error('The recording is gone.');
    const file = { id: 'of-another-tab', name: 'answer.webm', mime: 'audio/webm', size: waiting.size };
    await arrives({ ...waiting, state: 'stored', file });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(file));
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('output')).toBeEmptyDOMElement());
    await expect(await listRecordings(attemptOf(canvasElement))).toEqual([]);
  },
};

export const NotSentYet: Story = {
  args: { failures: 1000 },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await press(canvasElement, messages.recorderSendNow);
    await press(canvasElement, messages.recorderSendNow);
    await expect(await canvas.findByRole('button', { name: messages.recorderSaveCopy })).toBeVisible();
  },
};

/** The host says why: the student reads it, keeps the recording and can save a copy at once. */
export const Refused: Story = {
  args: { failures: 1000, refusal: 'The disk of the server is full, so this was not saved.' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await expect(canvas.getByText(new RegExp(args.refusal ?? '', 'u'))).toHaveTextContent(messages.recorderRefusedHint);
    await expect(canvas.getByRole('button', { name: messages.recorderSaveCopy })).toBeVisible();
    await expect((await listRecordings(attemptOf(canvasElement)))[0]?.state).toBe('kept');
  },
};

export const FullDisk: Story = {
  tags: ['one-language'],
  args: { showsLeaveButton: false },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const full = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    try {
      await press(canvasElement, messages.recorderRecord);
      await expect(await canvas.findByText(messages.recorderFull)).toBeVisible();
      await recordFor(canvasElement, 1500);
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      // The upload of an earlier story may still be retried, and calls the same function.
      const answer = lastDeliveredFile(args.onChange);
      const [file] = uploads(args.onUpload).find(([upload]) => upload.size === answer.size) ?? [];
      await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(1.2);
    } finally {
      full.mockRestore();
    }
  },
};

export const InterruptedThenFlushed: Story = {
  tags: ['one-language'],
  args: { showsFlushButton: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const list = canvasElement.querySelector('output') ?? canvasElement;
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(1200);
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(list).toHaveTextContent(/^interrupted$/u));
    const handIn = canvasElement.querySelector<HTMLElement>('[data-hand-in]');
    await userEvent.click(handIn ?? list);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = uploads(args.onUpload)[0] ?? [];
    await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(0.5);
    await waitFor(() => expect(list).toBeEmptyDOMElement());
    await expect(await listRecordings(attemptOf(canvasElement))).toEqual([]);
  },
};

/** The question is not on the page when its recording arrives: the host gets it at once, and only once. */
export const DeliveredWhileAway: Story = {
  tags: ['no-picture', 'one-language'],
  args: { uploadMs: 800, failures: 1, showsFlushButton: true, delivers: true, onUpload: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const list = canvasElement.querySelector('output');
    await recordFor(canvasElement, 900);
    await canvas.findByRole('button', { name: messages.recorderPlay });
    await leaveOrComeBack(canvasElement);
    await expect(list).toHaveTextContent(/^waiting$/u);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await waitFor(() => expect(list).toBeEmptyDOMElement());
    await expect(await listRecordings(attemptOf(canvasElement))).toEqual([]);

    await leaveOrComeBack(canvasElement);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    // A later take of the same prompt takes its place.
    await press(canvasElement, messages.recorderAgain);
    await recordFor(canvasElement, 900);
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    const keys = new Set(uploads(args.onUpload).map(([, key]) => key));
    await expect(keys.size).toBe(2);
    await expect(lastDeliveredFile(args.onChange).id).toBe(`stored-${[...keys][1]}`);
    await userEvent.click(canvasElement.querySelector('[data-hand-in]') ?? canvasElement);
    await waitFor(() => expect(list).toBeEmptyDOMElement());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Two tabs have the attempt open. The one that recorded puts it into its answer; the other one, once that tab is closed. */
export const DeliveredByItsTab: Story = {
  tags: ['no-picture', 'one-language'],
  args: { showsFlushButton: true, delivers: true },
  play: async ({ canvas, canvasElement, args }) => {
    const list = canvasElement.querySelector('output');
    await canvas.findByRole('button', { name: messagesOf(canvasElement).recorderRecord });
    const attempt = attemptOf(canvasElement);
    const closeItsTab = acquireLock(`delivery-its-tab-${attempt}`);
    const file = { id: 'of-its-tab', name: 'answer.webm', mime: 'audio/webm', size: 10 };
    const recording = {
      medium: 'audio',
      mime: 'audio/webm',
      startedAt: 1,
      touchedAt: 1,
      durationMs: 1,
      size: 10,
    } as const;
    for (const recordingId of ['story', 'elsewhere']) {
      const made = { ...recording, id: `${attempt}-${recordingId}`, attempt, recordingId, page: 'its-tab' };
      // oxlint-disable-next-line no-await-in-loop -- in order
      await arrives({ ...made, state: 'stored', file });
    }
    await waitFor(() => expect(list).toHaveTextContent(/^arrived arrived$/u));
    await expect(args.onChange).not.toHaveBeenCalled();
    closeItsTab();
    // Once by the recorder, and once for the prompt that has none here.
    await waitFor(() => expect(list).toBeEmptyDOMElement());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
