import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AttemptContext } from '../views/attempt-context.ts';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import type { MediaStore } from '../media/media-store.ts';
import { LazyPlayer } from './lazy-player.tsx';
import type { PlayerProps } from './player-props.ts';
import { storySound } from '../media/stories/story-sound.ts';
import { storyCaptions, storyCaptionsAddress, storyRecording } from './stories/player-files.ts';
import { heardIn } from '../stories/heard-in.ts';
import { playerMessages } from './messages.ts';

const played = fn<(play: { attempt: string; itemId: string; count: number }) => void>();
const sounds = new Map<string, string>();

/** A sound of 30 seconds, or of the seconds that the id ends with. */
function address(id: string): string {
  if (id === storyCaptions.id) return storyCaptionsAddress;
  const known = sounds.get(id) ?? storySound(Number(/\d+$/u.exec(id)?.[0] ?? 30));
  sounds.set(id, known);
  return known;
}

const store: MediaStore = { url: ({ id }) => address(id), played };

interface StoryArgs extends PlayerProps {
  media: MediaStore;
  attempt: string;
}

/** A player with a button that unmounts and remounts it, as a reload does. */
function PlayerHost({ media, attempt, ...player }: StoryArgs) {
  const { language } = useUi();
  const [isMounted, setIsMounted] = useState(true);
  return (
    <QuestionKitProvider language={language} media={media}>
      <AttemptContext.Provider value={attempt}>
        <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          {isMounted && <LazyPlayer {...player} />}
          <button type="button" onClick={() => setIsMounted(!isMounted)}>
            Reload
          </button>
        </div>
      </AttemptContext.Provider>
    </QuestionKitProvider>
  );
}

const meta = {
  title: 'Design system/Media/Player',
  component: PlayerHost,
  args: {
    file: storyRecording('sound'),
    kind: 'audio',
    label: 'At the station',
    lang: 'en',
    media: store,
    attempt: 'story',
  },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('rubrica-plays:')) localStorage.removeItem(key);
    played.mockClear();
  },
} satisfies Meta<typeof PlayerHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const messagesIn = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? playerMessages.ar : playerMessages.en;

function soundIn(element: HTMLElement): HTMLMediaElement {
  const sound = element.querySelector<HTMLMediaElement>('audio, video');
  if (!sound) throw new Error('There is no player yet.');
  return sound;
}

/** Waits until the player is loaded and knows its duration. */
async function ready(element: HTMLElement) {
  await waitFor(() => expect(soundIn(element).readyState).toBeGreaterThan(0));
  // Tests run muted.
  soundIn(element).muted = true;
  return { sound: soundIn(element), messages: messagesIn(element), canvas: within(element) };
}

export const Sound: Story = {
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    const play = canvas.getByRole('button', { name: messages.playerPlay });
    await userEvent.click(play);
    await waitFor(() => expect(sound.currentTime).toBeGreaterThan(0.2));
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPause }));
    await expect(sound.paused).toBe(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: messages.playerSpeed }), '1.5');
    await expect(sound.playbackRate).toBe(1.5);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** All keys, with the focus anywhere inside. */
export const Keyboard: Story = {
  tags: ['one-language'],
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    const place = await canvas.findByRole('slider', { name: messages.playerPosition });
    await waitFor(() => expect(place).toBeEnabled());
    place.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(sound.currentTime).toBeCloseTo(10, 1));
    await waitFor(() =>
      expect(place).toHaveAttribute('aria-valuetext', expect.stringContaining(messages.playerAt('', '').trim())),
    );
    await userEvent.keyboard('l');
    await waitFor(() => expect(sound.currentTime).toBeCloseTo(20, 1));
    await userEvent.keyboard('{ArrowLeft}j');
    await waitFor(() => expect(sound.currentTime).toBeCloseTo(5, 1));
    await userEvent.keyboard('m');
    await expect(sound.muted).toBe(false);
    await userEvent.keyboard('m');
    await userEvent.keyboard('k');
    await waitFor(() => expect(sound.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sound.paused).toBe(true));

    const at = sound.currentTime;
    canvas.getByRole('slider', { name: messages.playerVolume }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sound.currentTime).toBe(at);
    canvas.getByRole('button', { name: messages.playerPlay }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sound.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(sound.paused).toBe(true));
  },
};

export const CaptionsAndTranscript: Story = {
  args: {
    captions: storyCaptions,
    transcript: 'Guard: The 8.40 to the coast leaves from platform two today.\nWoman: Two? It says five up there.',
    download: true,
  },
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    sound.currentTime = 2.5;
    await expect(await canvas.findByText('Line 3')).toBeVisible();
    const button = canvas.getByRole('button', { name: messages.playerCaptions });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByText('Line 3')).toBeNull();
    await userEvent.keyboard('c');
    await expect(canvas.getByText('Line 3')).toBeVisible();

    const transcript = canvas.getByText(/platform two/u);
    await expect(transcript).not.toBeVisible();
    await userEvent.click(canvas.getByText(messages.playerTranscript));
    await expect(transcript).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.playerDownload })).toHaveAttribute('download');
  },
};

/**
 * Two plays of twelve seconds, so that a busy machine pauses before the end. Pausing and reloading continue the same play; at the end
 * the limit is explained.
 */
export const PlaysAreCounted: Story = {
  tags: ['one-language'],
  args: { file: storyRecording('short-12'), playId: 'listening', playLimit: 2 },
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    await expect(canvas.getByText(messages.playerLimit(2))).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: messages.playerPosition })).toBeNull();
    const toggle = () =>
      canvas.getByRole('button', { name: new RegExp(`^(${messages.playerPlay}|${messages.playerPause})$`, 'u') });

    await userEvent.click(toggle());
    await waitFor(() => expect(canvas.getByText(messages.playerCurrent(1, 2))).toBeVisible());
    await expect(played).toHaveBeenLastCalledWith({ attempt: 'story', itemId: 'listening', count: 1 });
    // Seeking is prevented.
    await userEvent.keyboard('l');
    sound.currentTime = 0;
    await waitFor(() => expect([sound.seeking, sound.currentTime > 0.9]).toEqual([false, true]));
    await userEvent.keyboard('k');
    await expect(await canvas.findByText(`${messages.playerCurrent(1, 2)} ${messages.playerPaused}`)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    const again = (await ready(canvasElement)).sound;
    await expect(again).not.toBe(sound);
    await waitFor(() => expect(again.currentTime).toBeGreaterThan(0.9));
    await userEvent.click(toggle());
    await waitFor(() => expect(again.paused).toBe(false));
    again.playbackRate = 8;
    await expect(await canvas.findByText(messages.playerLeft(1))).toBeVisible();
    await expect(again.ended).toBe(true);
    await expect(played).toHaveBeenCalledTimes(1);

    await userEvent.click(toggle());
    await waitFor(() => expect(played).toHaveBeenCalledTimes(2));
    again.playbackRate = 8;
    await waitFor(() => expect(canvas.getByText(messages.playerLimitReached)).toBeVisible(), { timeout: 20_000 });
    await expect(toggle()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(toggle()).toHaveFocus());
    await userEvent.click(toggle());
    await expect(again.paused).toBe(true);
  },
};

export const LimitReached: Story = {
  args: { file: storyRecording('short-4'), playId: 'heard', playLimit: 1, attempt: 'over' },
  beforeEach: () => localStorage.setItem('rubrica-plays:over:heard', '1'),
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    await expect(canvas.getByText(messages.playerLimitReached)).toBeVisible();
    // A headset's button controls the element itself.
    await sound.play().catch(() => undefined);
    await waitFor(() => expect(sound.paused).toBe(true));
    await expect(played).not.toHaveBeenCalled();
  },
};

const stale = 'data:audio/wav;base64,AAAA';
let requestCount = 0;

/** A signed URL has expired: a new one is requested, and playback continues. */
export const ExpiredUrl: Story = {
  args: {
    media: {
      url: (file) => {
        requestCount += 1;
        return requestCount === 1 ? stale : address(file.id);
      },
    },
  },
  beforeEach: () => {
    requestCount = 0;
  },
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    await expect(requestCount).toBe(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect(sound.currentTime).toBeGreaterThan(0));
  },
};

let broken = true;

/** If a new URL does not help either, an error is shown, and trying again continues, at the chosen speed. */
export const CannotBePlayed: Story = {
  args: { media: { url: (file) => (broken ? Promise.resolve(stale) : Promise.resolve(address(file.id))) } },
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvasElement }) => {
    const messages = messagesIn(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.playerFailed);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: messages.playerSpeed }), '1.5');
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: messages.playerTryAgain }));
    const sound = soundIn(canvasElement);
    sound.muted = true;
    await waitFor(() => expect(sound.paused).toBe(false));
    await expect(sound.playbackRate).toBe(1.5);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: messages.playerPause })).toHaveFocus());
    sound.pause();
  },
};

let recorded: Promise<string> | undefined;

/** Two seconds of a tone as a browser records it: without a duration in the file. */
async function recordTone(): Promise<string> {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const line = context.createMediaStreamDestination();
  tone.connect(line);
  tone.start();
  const recorder = new MediaRecorder(line.stream, { mimeType: 'audio/webm' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start(250);
  await new Promise((resolve) => setTimeout(resolve, 2200));
  recorder.stop();
  await ended;
  await context.close();
  return URL.createObjectURL(new Blob(pieces, { type: 'audio/webm' }));
}

/** A browser's recording contains no duration: its file reference does. */
export const RecordingWithoutDuration: Story = {
  tags: ['one-language'],
  args: {
    file: { ...storyRecording('spoken', 'Answer.webm'), mime: 'audio/webm', durationMs: 2000 },
    media: { url: () => (recorded ??= recordTone()) },
  },
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    await expect(sound.duration).toBe(Infinity);
    const place = canvas.getByRole<HTMLInputElement>('slider', { name: messages.playerPosition });
    await expect(place).toBeEnabled();
    await expect(place).toHaveAttribute('max', '2');
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect(Number(place.value)).toBeGreaterThan(0.3));
    await waitFor(() => expect(sound.ended).toBe(true));
  },
};

/** Starting one player pauses the other. */
export const TwoOnAPage: Story = {
  tags: ['one-language'],
  render: (args) => (
    <>
      <PlayerHost {...args} />
      <PlayerHost {...args} file={storyRecording('other')} label="On the train" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesIn(canvasElement);
    const heard = () => [...canvasElement.querySelectorAll('audio')];
    await waitFor(() => expect(heard().filter((sound) => sound.readyState > 0)).toHaveLength(2));
    for (const sound of heard()) sound.muted = true;
    const [first, second] = heard();
    const playOf = (name: string) =>
      within(canvas.getByRole('group', { name })).getByRole('button', { name: messages.playerPlay });
    await userEvent.click(playOf('At the station'));
    await waitFor(() => expect(first?.paused).toBe(false));
    await userEvent.click(playOf('On the train'));
    await waitFor(() => expect(second?.paused).toBe(false));
    await expect(first?.paused).toBe(true);
    second?.pause();
  },
};

/** A play that has come to its end is not paused: there is nothing to resume. */
export const TheEndOfAPlay: Story = {
  tags: ['no-picture', 'one-language'],
  args: { file: storyRecording('short-4'), playId: 'ends', playLimit: 2 },
  play: async ({ canvasElement }) => {
    const { messages, canvas } = await ready(canvasElement);
    const heard = heardIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect(canvas.getByText(messages.playerLeft(1))).toBeVisible(), { timeout: 20_000 });
    const limits = [messages.playerPaused, messages.playerCurrent(1, 2), messages.playerLeft(1)];
    await expect(heard.filter((text) => limits.some((limit) => text.includes(limit)))).toEqual(limits.slice(1));
  },
};

const heardElsewhere = (plays: string) => {
  localStorage.setItem('rubrica-plays:story:tabs', plays);
  window.dispatchEvent(new StorageEvent('storage'));
};

/** A play that another tab brings to its end is at its end here, too, and of two tabs only one plays. */
export const HeardInAnotherTab: Story = {
  tags: ['no-picture', 'one-language'],
  args: { file: storyRecording('tabs-12'), playId: 'tabs', playLimit: 3 },
  beforeEach: () => localStorage.setItem('rubrica-plays:story:tabs', '1@4'),
  play: async ({ canvasElement }) => {
    const { sound, messages, canvas } = await ready(canvasElement);
    const otherTab = new BroadcastChannel('rubrica-plays:story:tabs');
    const told = fn();
    otherTab.addEventListener('message', told);
    await expect(canvas.getByText(`${messages.playerCurrent(1, 3)} ${messages.playerPaused}`)).toBeVisible();
    await waitFor(() => expect(sound.currentTime).toBeGreaterThan(3));

    heardElsewhere('1');
    await expect(await canvas.findByText(messages.playerLeft(2))).toBeVisible();
    const heard: number[] = [];
    sound.addEventListener('timeupdate', () => heard.push(sound.currentTime));
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPlay }));
    // From its beginning, and counted.
    await expect(await canvas.findByText(messages.playerCurrent(2, 3))).toBeVisible();
    await expect(Math.min(...heard)).toBeLessThan(3);
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    otherTab.postMessage('playing');
    await waitFor(() => expect(sound.paused).toBe(true));

    heardElsewhere('2@8');
    await userEvent.click(canvas.getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect([sound.paused, sound.currentTime > 7.9]).toEqual([false, true]));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    otherTab.postMessage('playing');
    await waitFor(() => expect(sound.paused).toBe(true));
    heardElsewhere('3');
    await expect(await canvas.findByText(messages.playerLimitReached)).toBeVisible();
    await sound.play().catch(() => undefined);
    await waitFor(() => expect(sound.paused).toBe(true));
    await expect(played).toHaveBeenCalledOnce();
    otherTab.close();
  },
};
