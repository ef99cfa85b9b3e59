import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RecorderHost } from './stories/recorder-host.tsx';
import { givenFile, pressed, recordFor, wordsOf } from './stories/recorder-play.ts';
import { soundSeconds } from '../media/stories/story-sound.ts';

const meta = {
  title: 'Media/Recorder',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), onPhase: fn(), onUpload: fn(), answerSeconds: 60 },
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { prepSeconds: 30, answerSeconds: 90 } };

export const RecordStopPlayAndRetake: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await recordFor(canvasElement, 1500);
    const play = await canvas.findByRole('button', { name: words.recorderPlay });
    await waitFor(() => expect(play).toHaveFocus());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const file = givenFile(args.onChange);
    await expect(file.durationMs).toBeGreaterThan(1200);
    await expect(await canvas.findByText(words.recorderSent)).toBeVisible();
    await userEvent.click(play);
    await waitFor(() => expect(Number(canvas.getByRole<HTMLInputElement>('slider').value)).toBeGreaterThan(0.2));

    await userEvent.click(canvas.getByRole('button', { name: words.recorderAgain }));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(givenFile(args.onChange).id).not.toBe(file.id);
  },
};

export const WhatIsSentHoldsWhatWasSaid: Story = {
  play: async ({ canvasElement, args }) => {
    await recordFor(canvasElement, 2000);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = (args.onUpload as ReturnType<typeof fn>).mock.calls[0] as [File];
    const seconds = (givenFile(args.onChange).durationMs ?? 0) / 1000;
    await expect(Math.abs((await soundSeconds(file)) - seconds)).toBeLessThan(0.6);
    await expect(file.name).toMatch(/^recording\.(m4a|webm|ogg)$/u);
  },
};

export const CheckTheMicrophone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: words.recorderCheckMicrophone }));
    const choice = await canvas.findByRole<HTMLSelectElement>('combobox', { name: words.recorderMicrophone });
    // Chromium's fake microphone beeps loudly enough to be heard.
    const heard = Object.values(words.recorderHeard).filter((text) => text !== words.recorderHeard.none);
    await waitFor(() => expect(heard).toContain(canvas.getByRole('status', { name: words.recorderLevel }).textContent));
    const other = [...choice.options].at(-1)?.value ?? '';
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: words.recorderMicrophone })).toHaveValue(other));
    await expect(localStorage.getItem('rubrica-recorder')).toContain(other);
    localStorage.removeItem('rubrica-recorder');
  },
};

export const PreparesAndStopsByItself: Story = {
  args: { prepSeconds: 1, answerSeconds: 2, autoStart: true, retakes: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await expect(await canvas.findByText(words.recorderStopped.time)).toBeVisible();
    const phases = (args.onPhase as ReturnType<typeof fn>).mock.calls.map(([phase]) => phase as string);
    await expect(phases.slice(-5)).toEqual(['asking', 'preparing', 'recording', 'stopping', 'done']);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(givenFile(args.onChange).durationMs).toBeGreaterThanOrEqual(2000);
    await expect(canvas.queryByRole('button', { name: words.recorderAgain })).toBeNull();
  },
};

export const Preparing: Story = {
  args: { prepSeconds: 45, autoStart: true },
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await expect(await canvas.findByText(words.recorderPreparingHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.recorderStartNow }));
    await expect(await canvas.findByRole('button', { name: words.recorderStop })).toHaveFocus();
  },
};

export const PausesWhereAllowed: Story = {
  args: { pausable: true },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await pressed(canvasElement, words.recorderRecord);
    await pressed(canvasElement, words.recorderPause);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await pressed(canvasElement, words.recorderResume);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await userEvent.click(canvas.getByRole('button', { name: words.recorderStop }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(givenFile(args.onChange).durationMs).toBeLessThan(2500);
  },
};

export const ByCamera: Story = {
  args: { kind: 'video' },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await pressed(canvasElement, words.recorderCheckCamera);
    await expect(await canvas.findByRole('combobox', { name: words.recorderCamera })).toBeVisible();
    await recordFor(canvasElement, 1500);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(givenFile(args.onChange).mime).toMatch(/^video\//u);
    await waitFor(() => expect(canvasElement.querySelector('video')?.videoWidth).toBeGreaterThan(0));
  },
};

export const CameraOrMicrophoneAlone: Story = {
  args: { kind: 'either' },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: words.recorderByMicrophone }));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(givenFile(args.onChange).mime).toMatch(/^audio\//u);
    localStorage.removeItem('rubrica-recorder');
  },
};

export const Compact: Story = {
  args: { variant: 'compact' },
  play: async ({ canvas, canvasElement, args }) => {
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByText(wordsOf(canvasElement).recorderSent)).toBeVisible();
  },
};

export const CompactReady: Story = { args: { variant: 'compact', answerSeconds: undefined, maxSeconds: 180 } };

const stored = { id: 'stored', name: 'recording.webm', mime: 'audio/webm', size: 12_000, durationMs: 3000 };

export const ReadOnly: Story = {
  args: { readOnly: true, value: stored },
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await expect(await canvas.findByRole('button', { name: words.recorderPlay })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.recorderAgain })).toBeNull();
  },
};

export const ReadOnlyWithNothing: Story = { args: { readOnly: true } };
