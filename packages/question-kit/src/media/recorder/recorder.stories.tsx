import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { FileRef } from '../../core/fields.ts';
import { RecorderHost } from './stories/recorder-host.tsx';
import { recorderWords } from './words.ts';

const meta = {
  title: 'Media/Recorder',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), onPhase: fn(), onUpload: fn(), answerSeconds: 60 },
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? recorderWords.ar : recorderWords.en;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The file that the answer was last given. */
const givenFile = (onChange: unknown): FileRef => {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as FileRef;
};

export const Ready: Story = {};

export const RecordStopPlayAndRetake: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: words.recorderRecord }));
    await canvas.findByRole('button', { name: words.recorderStop });
    await rest(1500);
    await userEvent.click(canvas.getByRole('button', { name: words.recorderStop }));
    const play = await canvas.findByRole('button', { name: words.recorderPlay });
    await expect(play).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const file = givenFile(args.onChange);
    await expect(file.durationMs).toBeGreaterThan(1200);
    await expect(file.durationMs).toBeLessThan(6000);
    await expect(await canvas.findByText(words.recorderSent)).toBeVisible();
    await userEvent.click(play);
    await waitFor(() => expect(Number(canvas.getByRole<HTMLInputElement>('slider').value)).toBeGreaterThan(0.2));

    await userEvent.click(canvas.getByRole('button', { name: words.recorderAgain }));
    await canvas.findByRole('button', { name: words.recorderStop });
    await rest(800);
    await userEvent.click(canvas.getByRole('button', { name: words.recorderStop }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(givenFile(args.onChange).id).not.toBe(file.id);
  },
};
