import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { LazyPlayer } from '../player/lazy-player.tsx';
import { playerMessages } from '../player/messages.ts';
import { storyRecording } from '../player/stories/player-files.ts';
import { heardIn } from '../stories/heard-in.ts';
import { RecorderHost } from './stories/recorder-host.tsx';
import { lastDeliveredFile, press, recordFor, messagesOf } from './stories/recorder-play.ts';
import { soundSeconds, storySound } from '../media/stories/story-sound.ts';

const meta = {
  title: 'Design system/Media/Recorder',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), onPhase: fn(), onUpload: fn(), answerSeconds: 60 },
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { prepSeconds: 30, answerSeconds: 90 } };

export const RecordStopPlayAndRetake: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1500);
    const play = await canvas.findByRole('button', { name: messages.recorderPlay });
    await waitFor(() => expect(play).toHaveFocus());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const file = lastDeliveredFile(args.onChange);
    await expect(file.durationMs).toBeGreaterThan(1200);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await userEvent.click(play);
    await waitFor(() => expect(Number(canvas.getByRole<HTMLInputElement>('slider').value)).toBeGreaterThan(0.2));

    await userEvent.click(canvas.getByRole('button', { name: messages.recorderAgain }));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(lastDeliveredFile(args.onChange).id).not.toBe(file.id);
  },
};

export const UploadContainsTheWholeRecording: Story = {
  tags: ['one-language'],
  play: async ({ canvasElement, args }) => {
    await recordFor(canvasElement, 2000);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [file] = (args.onUpload as ReturnType<typeof fn>).mock.calls[0] as [File];
    const seconds = (lastDeliveredFile(args.onChange).durationMs ?? 0) / 1000;
    await expect(Math.abs((await soundSeconds(file)) - seconds)).toBeLessThan(0.6);
    await expect(file.name).toMatch(/^recording\.(m4a|webm|ogg)$/u);
  },
};

/** One of three was recorded on another device: two are left here. */
export const TriesAreCountedWithTheHost: Story = {
  args: { tries: 3, countedTakes: 1 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(new RegExp(messages.recorderTries(2), 'u'))).toBeVisible();
    await recordFor(canvasElement, 700);
    await expect(await canvas.findByText(messages.recorderAgainHint(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.recorderAgain }));
    await recordFor(canvasElement, 700);
    await expect(await canvas.findByText(messages.recorderLastTake)).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('button', { name: messages.recorderAgain })).toBeNull();
  },
};

/** All were recorded on another device, from which the answer has not arrived yet. */
export const TriesUsedUpElsewhere: Story = {
  args: { tries: 1, countedTakes: 1 },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(messages.recorderUsedUp)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.recorderRecord })).toBeNull();
  },
};

export const CheckTheMicrophone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderCheckMicrophone }));
    const choice = await canvas.findByRole<HTMLSelectElement>('combobox', { name: messages.recorderMicrophone });
    // Chromium's fake microphone is loud enough to be detected.
    const heard = Object.values(messages.recorderLevelHint).filter((text) => text !== messages.recorderLevelHint.none);
    await waitFor(() =>
      expect(heard).toContain(canvas.getByRole('status', { name: messages.recorderLevel }).textContent),
    );
    const other = [...choice.options].at(-1)?.value ?? '';
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: messages.recorderMicrophone })).toHaveValue(other));
    await expect(localStorage.getItem('rubrica-recorder')).toContain(other);
    localStorage.removeItem('rubrica-recorder');
  },
};

export const PreparesAndStopsAutomatically: Story = {
  tags: ['one-language'],
  args: { prepSeconds: 1, answerSeconds: 2, autoStart: true, retakes: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(messages.recorderStopped.time)).toBeVisible();
    const phases = (args.onPhase as ReturnType<typeof fn>).mock.calls.map(([phase]) => phase as string);
    await expect(phases.slice(-5)).toEqual(['asking', 'preparing', 'recording', 'stopping', 'done']);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(lastDeliveredFile(args.onChange).durationMs).toBeGreaterThanOrEqual(2000);
    await expect(canvas.getByText('0:00 / 0:02')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.recorderAgain })).toBeNull();
  },
};

export const Preparing: Story = {
  args: { prepSeconds: 45, autoStart: true },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(messages.recorderPreparingHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.recorderStartNow }));
    await waitFor(async () => expect(await canvas.findByRole('button', { name: messages.recorderStop })).toHaveFocus());
  },
};

export const PausesWhereAllowed: Story = {
  tags: ['one-language'],
  args: { pausable: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const pausedMs = 2000;
    const startedAt = performance.now();
    await press(canvasElement, messages.recorderRecord);
    await press(canvasElement, messages.recorderPause);
    await new Promise((resolve) => setTimeout(resolve, pausedMs));
    await press(canvasElement, messages.recorderResume);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await userEvent.click(canvas.getByRole('button', { name: messages.recorderStop }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const recordedMs = performance.now() - startedAt - pausedMs;
    await expect(lastDeliveredFile(args.onChange).durationMs).toBeLessThan(recordedMs);
  },
};

export const ByCamera: Story = {
  tags: ['one-language'],
  args: { kind: 'video' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderCheckCamera);
    await expect(await canvas.findByRole('combobox', { name: messages.recorderCamera })).toBeVisible();
    await recordFor(canvasElement, 1500);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(lastDeliveredFile(args.onChange).mime).toMatch(/^video\//u);
    await waitFor(() => expect(canvasElement.querySelector('video')?.videoWidth).toBeGreaterThan(0));
  },
};

export const CameraOrMicrophoneAlone: Story = {
  tags: ['one-language'],
  args: { kind: 'either' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: messages.recorderByMicrophone }));
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(lastDeliveredFile(args.onChange).mime).toMatch(/^audio\//u);
    localStorage.removeItem('rubrica-recorder');
  },
};

export const Compact: Story = {
  args: { variant: 'compact' },
  play: async ({ canvas, canvasElement, args }) => {
    await recordFor(canvasElement, 900);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByText(messagesOf(canvasElement).recorderSent)).toBeVisible();
  },
};

export const CompactReady: Story = { args: { variant: 'compact', answerSeconds: undefined, maxSeconds: 180 } };

const stored = { id: 'stored', name: 'recording.webm', mime: 'audio/webm', size: 12_000, durationMs: 3000 };

export const ReadOnly: Story = {
  args: { readOnly: true, value: stored },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByRole('button', { name: messages.recorderPlay })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.recorderAgain })).toBeNull();
  },
};

export const ReadOnlyWithNothing: Story = { args: { readOnly: true } };

const media = { url: () => storySound(30) };

/** What is asked, with a play limit, above the recorder of the answer. */
function PromptToPlay() {
  const { language } = useUi();
  return (
    <QuestionKitProvider language={language} media={media}>
      <LazyPlayer file={storyRecording('prompt')} kind="audio" label="Prompt" lang="en" playLimit={2} />
    </QuestionKitProvider>
  );
}

/** The prompt of a story, muted, with what is pressed on it. */
async function promptIn(element: HTMLElement) {
  const player = within(await within(element).findByRole('group', { name: 'Prompt' }));
  const texts = element.ownerDocument.documentElement.lang === 'ar' ? playerMessages.ar : playerMessages.en;
  const sound = element.querySelector('audio');
  if (!sound) throw new Error('There is no prompt.');
  sound.muted = true;
  return {
    sound,
    player,
    texts,
    play: async () => userEvent.click(await player.findByRole('button', { name: texts.playerPlay })),
  };
}

/** What plays is paused, and is the same play when it goes on. */
export const NothingPlaysIntoARecording: Story = {
  tags: ['no-picture', 'one-language'],
  args: { prepSeconds: 30 },
  render: (args) => (
    <>
      <PromptToPlay />
      <RecorderHost {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const { sound, player, texts, play } = await promptIn(canvasElement);
    await play();
    await expect(await player.findByText(texts.playerCurrent(1, 2))).toBeVisible();
    await press(canvasElement, messages.recorderRecord);
    await expect(await canvas.findByRole('button', { name: messages.recorderStartNow })).toBeVisible();
    await waitFor(() => expect(sound.paused).toBe(true));

    // Whoever prepares may listen once more, and goes on.
    await play();
    await waitFor(() => expect(sound.paused).toBe(false));
    await press(canvasElement, messages.recorderStartNow);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await waitFor(() => expect(sound.paused).toBe(true));
    const at = sound.currentTime;
    await play();
    await expect(await player.findByText(texts.playerRecording)).toBeVisible();
    await expect(canvas.getByText(messages.recorderNothingPlays)).toBeVisible();
    await expect(sound.paused).toBe(true);
    await expect(sound.currentTime - at).toBeLessThan(0.5);

    await press(canvasElement, messages.recorderStop);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(player.queryByText(texts.playerRecording)).toBeNull();
    await play();
    await waitFor(() => expect(sound.currentTime).toBeGreaterThan(at + 0.2));
    await expect(player.getByText(texts.playerCurrent(1, 2))).toBeVisible();
    await press(canvasElement, messages.recorderAgain);
    await canvas.findByRole('button', { name: messages.recorderStartNow });
    await waitFor(() => expect(sound.paused).toBe(true));
  },
};

/** The prompt may be heard again in a pause of the recording, and not after it. */
export const ThePromptPlaysInAPause: Story = {
  tags: ['no-picture', 'one-language'],
  args: { pausable: true },
  render: (args) => (
    <>
      <PromptToPlay />
      <RecorderHost {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const { sound, play } = await promptIn(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await press(canvasElement, messages.recorderPause);
    await play();
    await waitFor(() => expect(sound.paused).toBe(false));
    await press(canvasElement, messages.recorderResume);
    await waitFor(() => expect(sound.paused).toBe(true));
    await play();
    await expect(await canvas.findByText(messages.recorderNothingPlays)).toBeVisible();
    await expect(sound.paused).toBe(true);
    await press(canvasElement, messages.recorderStop);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
  },
};

/** A screen reader says that it is over and that it has been sent, not each step on the way. */
export const SaysThatItIsSent: Story = {
  tags: ['no-picture', 'one-language'],
  args: { uploadMs: 200, onUpload: fn() },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const heard = heardIn(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    const ofUpload = [messages.recorderWaiting, messages.recorderSending, messages.recorderSent];
    await waitFor(() => expect(heard.filter((text) => ofUpload.includes(text))).toEqual([messages.recorderSent]));
  },
};

/** Trouble with the upload is said, and its end too; what was sent before one came is not. */
export const SaysTroubleWithTheUpload: Story = {
  tags: ['no-picture', 'one-language'],
  args: { failures: 1, uploadMs: 200, onUpload: fn(), showsLeaveButton: true },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const heard = heardIn(canvasElement);
    await recordFor(canvasElement, 900);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    const ofUpload = [
      messages.recorderWaiting,
      messages.recorderSending,
      messages.recorderFailing,
      messages.recorderSent,
    ];
    const told = () => heard.filter((text) => ofUpload.includes(text));
    await waitFor(() => expect(told()).toEqual([messages.recorderFailing, messages.recorderSent]));
    const leaveButton = canvasElement.querySelector('[data-attempt]') ?? canvasElement;
    await userEvent.click(leaveButton);
    await userEvent.click(leaveButton);
    await expect(await canvas.findByText(messages.recorderSent)).toBeVisible();
    await expect(told()).toHaveLength(2);
  },
};
