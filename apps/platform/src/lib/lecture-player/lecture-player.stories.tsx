import { UiProvider, useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lecture, silentVideo } from '../../testing/fixtures/lectures.ts';
import { createQueryClient } from '../query-client.ts';
import { setPreferences } from '../storage/preferences.ts';
import { LecturePlayer } from './lecture-player.tsx';
import { ar, en } from './messages.ts';
import { createPlayerControl } from './player-control.ts';
import type { LecturePlayerProps } from './player-types.ts';
import { Transcript } from './transcript.tsx';

type StageProps = Omit<LecturePlayerProps, 'control' | 'source'> & { link?: string };

const onStop = fn();
const { captions, durationMs, title } = lecture();

function Stage({ link, stops, question, ...props }: StageProps) {
  const ui = useUi();
  setPreferences({ language: ui.language === 'ar' ? 'ar' : 'en' });
  const [client] = useState(createQueryClient);
  const [control] = useState(createPlayerControl);
  const [source] = useState(() => ({ link: link ?? silentVideo() }));
  return (
    <UiProvider {...ui}>
      <QueryClientProvider client={client}>
        <LecturePlayer {...props} control={control} source={source} stops={stops} onStop={onStop} question={question} />
        <div style={{ blockSize: 260, marginBlockStart: 16 }}>
          <Transcript control={control} captions={props.captions} />
        </div>
      </QueryClientProvider>
    </UiProvider>
  );
}

const meta = {
  title: 'Platform/Lecture player',
  component: Stage,
  tags: ['!autodocs'],
  args: { video: 'lecture', label: title, durationMs, captions },
  beforeEach: () => {
    onStop.mockClear();
    localStorage.removeItem('rubrica-captions');
    localStorage.removeItem('media-chrome-pref-muted');
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const messagesIn = (element: HTMLElement) => (element.ownerDocument.documentElement.lang === 'ar' ? ar : en);

async function ready(canvasElement: HTMLElement) {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video.');
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  return { video, messages: messagesIn(canvasElement), canvas: within(canvasElement) };
}

const marks = [
  { id: 'first', atMs: 12_000, label: 'Question 1', isDone: false },
  { id: 'second', atMs: 40_000, label: 'Question 2', isDone: true },
];

/** Time runs from left to right in Arabic as well, and the marks are where the questions are. */
export const Marks: Story = {
  tags: ['plays-in-arabic'],
  args: { marks },
  play: async ({ canvasElement }) => {
    const { video, messages, canvas } = await ready(canvasElement);
    const line = canvas.getByRole<HTMLInputElement>('slider', { name: messages.position });
    await expect(getComputedStyle(line).direction).toBe('ltr');
    await expect(line).toHaveAccessibleDescription(/Question 1.*Question 2/u);
    video.currentTime = 30;
    await waitFor(() => expect(line).toHaveValue('30000'));
  },
};

/** Every key of the player, with the focus nowhere. */
export const Keys: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvasElement }) => {
    const { video } = await ready(canvasElement);
    const at = (seconds: number) => waitFor(() => expect(video.currentTime).toBeCloseTo(seconds, 1));
    await userEvent.keyboard('5');
    await at(30);
    await userEvent.keyboard('l');
    await at(40);
    await userEvent.keyboard('j{ArrowLeft}');
    await at(25);
    await userEvent.keyboard('{ArrowRight}');
    await at(30);
    await userEvent.keyboard('>>');
    await expect(video.playbackRate).toBe(1.5);
    await userEvent.keyboard('<<<');
    await expect(video.playbackRate).toBe(0.75);
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

/** Captions in two languages: chosen in the menu, and turned off and on by C. */
export const Captions: Story = {
  play: async ({ canvasElement }) => {
    const { video, messages, canvas } = await ready(canvasElement);
    const shown = () => canvasElement.querySelector('[data-part="captions"]')?.textContent ?? '';
    const menu = canvas.getByRole<HTMLSelectElement>('combobox', { name: messages.captions });
    await userEvent.selectOptions(menu, 'en');
    video.currentTime = 1;
    await waitFor(() => expect(shown()).toBe(captions[0]!.cues[0]!.text));
    await userEvent.selectOptions(menu, 'ar');
    await waitFor(() => expect(shown()).toBe(captions[1]!.cues[0]!.text));
    canvasElement.ownerDocument.body.focus();
    menu.blur();
    await userEvent.keyboard('c');
    await waitFor(() => expect(shown()).toBe(''));
    await userEvent.keyboard('c');
    await waitFor(() => expect(shown()).toBe(captions[1]!.cues[0]!.text));
  },
};

/** A line of the transcript leads to its place, and a search keeps the lines that match. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const { video, messages, canvas } = await ready(canvasElement);
    const line = captions[0]!.cues[4]!;
    const language = canvas.getByRole('combobox', { name: messages.transcript.language });
    await userEvent.selectOptions(language, 'en');
    await userEvent.click(canvas.getByText(line.text));
    await waitFor(() => expect(video.currentTime).toBeCloseTo(line.startMs / 1000, 1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(expect.stringContaining(line.text)),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: messages.transcript.search }), 'ferry');
    const list = within(canvas.getByRole('list'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
};

const stops = [
  { id: 'skippable', atMs: 1000, isRequired: false },
  { id: 'required', atMs: 20_000, isRequired: true },
];

/** Playing stops at a question; seeking passes one that may be skipped, and stops at one that must be answered. */
export const Stops: Story = {
  args: { stops },
  play: async ({ canvasElement }) => {
    const { video } = await ready(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(onStop).toHaveBeenCalledWith(stops[0]));
    await waitFor(() => expect(video.paused).toBe(true));
    await expect(video.currentTime).toBeCloseTo(1, 2);
    await userEvent.keyboard('2');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(12, 1));
    await userEvent.keyboard('9');
    await waitFor(() => expect(onStop).toHaveBeenLastCalledWith(stops[1]));
    await expect(video.currentTime).toBeCloseTo(20, 2);
    // So does seeking past it once more, while it is asked.
    onStop.mockClear();
    await userEvent.keyboard('9');
    await waitFor(() => expect(onStop).toHaveBeenLastCalledWith(stops[1]));
    await expect(video.currentTime).toBeCloseTo(20, 2);
  },
};

/** What is asked stands in the picture, below it on a phone; its keys are its own. */
export const Question: Story = {
  args: {
    question: (
      <div style={{ padding: 24 }}>
        <label>
          What time is the first ferry? <input aria-label="Answer" />
        </label>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const { video, canvas } = await ready(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Answer' });
    await userEvent.type(field, 'km 5');
    await expect(field).toHaveValue('km 5');
    await expect(video.paused).toBe(true);
    await expect(video.currentTime).toBe(0);
  },
};
export const QuestionNarrow: Story = { ...Question, globals: { viewport: { value: 'phone' } } };

/** A video that does not play says so, and trying again continues once it does. */
export const CannotBePlayed: Story = {
  args: { link: 'data:video/mp4;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const messages = messagesIn(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.failed);
    await userEvent.click(canvas.getByRole('button', { name: messages.tryAgain }));
    await waitFor(async () => expect(await canvas.findByRole('button', { name: messages.play })).toHaveFocus());
  },
};

const signs = ['Is 3 < 4 & 5 > 2?', 'I <3 you &amp; all'];

/** What looks like markup is text of the captions, of which nothing is left out. */
export const SignsInCaptions: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    captions: [
      {
        language: 'en',
        label: 'English',
        cues: signs.map((text, index) => ({ startMs: index * 2000, endMs: (index + 1) * 2000, text })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { video, messages, canvas } = await ready(canvasElement);
    const shown = () => canvasElement.querySelector('[data-part="captions"]')?.textContent ?? '';
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: messages.captions }), 'en');
    video.currentTime = 1;
    await waitFor(() => expect(shown()).toBe(signs[0]));
    video.currentTime = 3;
    await waitFor(() => expect(shown()).toBe(signs[1]));
  },
};

/** Two people who speak at once have a line each, named by its own text. */
export const LinesAtOnce: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    captions: [
      {
        language: 'en',
        label: 'English',
        cues: [
          { startMs: 1000, endMs: 3000, text: 'Good morning!' },
          { startMs: 1000, endMs: 2000, text: 'Hello!' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await ready(canvasElement);
    const names = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(names[0]).toHaveAccessibleName(expect.stringContaining('Good morning!'));
    await expect(names[1]).toHaveAccessibleName(expect.stringContaining('Hello!'));
  },
};

export const VolumeIsSaidInPercent: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { video, messages, canvas } = await ready(canvasElement);
    const volume = canvas.getByRole('slider', { name: messages.volume });
    video.muted = false;
    video.volume = 0.45;
    await waitFor(() => expect(volume).toHaveAttribute('aria-valuetext', '45%'));
    await userEvent.click(canvas.getByRole('button', { name: messages.mute }));
    await waitFor(() => expect(volume).toHaveAttribute('aria-valuetext', '0%'));
  },
};
