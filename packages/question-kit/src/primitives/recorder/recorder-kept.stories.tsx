import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { readChunks } from '../recordings/database.ts';
import { recordingsOf } from '../recordings/shelf.ts';
import { RecorderHost } from './stories/recorder-host.tsx';
import { givenFile, pressed, recordFor, rest, messagesOf } from './stories/recorder-play.ts';
import { soundSeconds } from '../media/stories/story-sound.ts';

const meta = {
  title: 'Media/Recorder keeps',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), onUpload: fn(), answerSeconds: 60, leaves: true },
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const attemptOf = (element: HTMLElement) => element.querySelector('[data-attempt]')?.getAttribute('data-attempt') ?? '';
const uploads = (onUpload: unknown) => (onUpload as ReturnType<typeof fn>).mock.calls as [File, string][];
const leaveOrComeBack = (element: HTMLElement) => {
  const button = element.querySelector<HTMLElement>('[data-attempt]');
  return button ? userEvent.click(button) : undefined;
};

export const InterruptedThenKept: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await pressed(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await rest(2500);
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: messages.recorderStop })).toBeNull());
    await rest(300);
    const [broken] = await recordingsOf(attemptOf(canvasElement));
    // The pieces on the device make a file that plays up to where it broke off.
    const kept = new Blob(await readChunks(broken?.id ?? ''), { type: broken?.mime ?? '' });
    await expect(await soundSeconds(kept)).toBeGreaterThan(1.5);

    await leaveOrComeBack(canvasElement);
    await expect(await canvas.findByText(messages.recorderInterrupted)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await pressed(canvasElement, messages.recorderKeep);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = uploads(args.onUpload)[0] ?? [];
    await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(1.5);
    await expect(await recordingsOf(attemptOf(canvasElement))).toEqual([]);
  },
};

export const InterruptedThenAnew: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await pressed(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await rest(1200);
    await leaveOrComeBack(canvasElement);
    await leaveOrComeBack(canvasElement);
    await pressed(canvasElement, messages.recorderAgain);
    // What broke off stays until there is something better.
    await waitFor(async () => expect(await recordingsOf(attemptOf(canvasElement))).toHaveLength(2));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await recordingsOf(attemptOf(canvasElement))).toEqual([]);
    await expect(uploads(args.onUpload)).toHaveLength(1);
  },
};

export const TwoUploadsFail: Story = {
  args: { failures: 2, takesMs: 200 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1200);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const [waiting] = await recordingsOf(attemptOf(canvasElement));
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
  args: { takesMs: 1200 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await canvas.findByRole('button', { name: messages.recorderPlay });
    await leaveOrComeBack(canvasElement);
    await waitFor(async () => expect((await recordingsOf(attemptOf(canvasElement)))[0]?.state).toBe('stored'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await expect(uploads(args.onUpload)).toHaveLength(1);
  },
};

export const NotSentYet: Story = {
  args: { failures: 1000 },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await pressed(canvasElement, messages.recorderSendNow);
    await pressed(canvasElement, messages.recorderSendNow);
    await expect(await canvas.findByRole('button', { name: messages.recorderSaveCopy })).toBeVisible();
  },
};

export const FullDisk: Story = {
  args: { leaves: false },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const full = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    try {
      await pressed(canvasElement, messages.recorderRecord);
      await expect(await canvas.findByText(messages.recorderFull)).toBeVisible();
      await recordFor(canvasElement, 1500);
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      // The upload of an earlier story may still be retried, and calls the same function.
      const answer = givenFile(args.onChange);
      const [file] = uploads(args.onUpload).find(([upload]) => upload.size === answer.size) ?? [];
      await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(1.2);
    } finally {
      full.mockRestore();
    }
  },
};

export const HandedInAlthoughItBrokeOff: Story = {
  args: { handsIn: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const list = canvasElement.querySelector('output') ?? canvasElement;
    await pressed(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await rest(1200);
    await leaveOrComeBack(canvasElement);
    await waitFor(() => expect(list).toHaveTextContent(/^interrupted$/u));
    const handIn = canvasElement.querySelector<HTMLElement>('[data-hand-in]');
    await userEvent.click(handIn ?? list);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = uploads(args.onUpload)[0] ?? [];
    await expect(await soundSeconds(file ?? new Blob())).toBeGreaterThan(0.5);
    await waitFor(() => expect(list).toBeEmptyDOMElement());
    await expect(await recordingsOf(attemptOf(canvasElement))).toEqual([]);
  },
};
