import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { AttemptContext } from '../views/attempt-context.ts';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { useUi } from '@rubrica/ui';
import { answerMessages } from '../messages/answer.ts';
import { LoadedRecorder } from './lazy-recorder.tsx';
import { Recorder } from './recorder.tsx';
import { RecorderHost } from './stories/recorder-host.tsx';
import { press, recordFor, wait, messagesOf } from './stories/recorder-play.ts';

const meta = {
  title: 'Media/Recorder errors',
  component: RecorderHost,
  args: { kind: 'audio', onChange: fn(), answerSeconds: 60 },
  // Another story's device selection is saved in the browser.
  beforeEach: () => localStorage.removeItem('rubrica-recorder'),
} satisfies Meta<typeof RecorderHost>;

export default meta;
type Story = StoryObj<typeof meta>;

let allow = () => {};

/** Makes the browser refuse its devices until they are allowed or the story ends. */
const refuse = (name: string, message = '') => {
  const spy = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException(message, name));
  allow = () => spy.mockRestore();
  return allow;
};

export const Denied: Story = {
  beforeEach: () => refuse('NotAllowedError', 'Permission denied'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    const note = await canvas.findByText(messages.recorderErrorTitle('denied'));
    await expect(note).toBeVisible();
    await expect(canvas.getByText(messages.recorderErrorHint('denied', 'chromium'))).toBeVisible();
    const again = canvas.getByRole('button', { name: messages.recorderTryAgain });
    await waitFor(() => expect(again).toHaveFocus());
    allow();
    await userEvent.click(again);
    await expect(await canvas.findByRole('combobox', { name: messages.recorderMicrophone })).toBeVisible();
  },
};

export const NoDevice: Story = {
  args: { kind: 'either' },
  beforeEach: () => refuse('NotFoundError', 'Requested device not found'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await expect(await canvas.findByText(messages.recorderErrorTitle('missing'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.recorderWithoutCamera })).toBeVisible();
  },
};

export const Busy: Story = {
  beforeEach: () => refuse('NotReadableError', 'Could not start audio source'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await expect(await canvas.findByText(messages.recorderErrorTitle('busy'))).toBeVisible();
  },
};

export const Unplugged: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const streams: MediaStream[] = [];
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
      const stream = await open(wanted);
      streams.push(stream);
      return stream;
    });
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    spy.mockRestore();
    await wait(1000);
    // What a browser does when a device is unplugged.
    for (const track of streams.flatMap((stream) => stream.getTracks())) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    await expect(await canvas.findByText(messages.recorderStopped.unplugged)).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
  },
};

const problemsIn = (element: HTMLElement) => element.querySelector('[data-problems]');

export const Silent: Story = {
  args: { showsFlushButton: true },
  beforeEach: () => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
      const stream = await open(wanted);
      // As the switch of a headset does.
      for (const track of stream.getTracks()) track.enabled = false;
      return stream;
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 800);
    await expect(await canvas.findByText(messages.recorderSilent)).toBeVisible();
    await expect(problemsIn(canvasElement)).toHaveTextContent('silent');
    // It is the answer all the same: whoever listens decides.
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
  },
};

export const NothingRecorded: Story = {
  args: { showsFlushButton: true },
  beforeEach: () => refuse('NotAllowedError', 'Permission denied'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByText(messages.recorderErrorTitle('denied'));
    await expect(problemsIn(canvasElement)).toHaveTextContent('none');
    allow();
    await press(canvasElement, messages.recorderTryAgain);
    await recordFor(canvasElement, 1500);
    await waitFor(() => expect(problemsIn(canvasElement)).toHaveTextContent(/^$/u));
  },
};

/** What arrived in part is not sent: it stays on the device and is tried again. */
export const HalfAnUpload: Story = {
  args: { keepsHalf: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 800);
    await expect(await canvas.findByText(messages.recorderFailing)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CannotStore: Story = {
  args: { cannotStore: true },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(messages.recorderErrorTitle('noStore'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

let missing = 0;

/** The recorder's own code fails to load at first. */
function LoadsSecondTime() {
  const { language } = useUi();
  return (
    <QuestionKitProvider language={language} media={media}>
      <AttemptContext.Provider value="">
        <LoadedRecorder
          load={loadSecondTime}
          kind="audio"
          recordingId="story"
          label="Answer"
          value={undefined}
          onChange={fn()}
        />
      </AttemptContext.Provider>
    </QuestionKitProvider>
  );
}
const media = { url: () => '', upload: () => Promise.reject(new Error('not here')) };
const loadSecondTime = () => {
  missing += 1;
  return missing === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Recorder);
};

const never = () => new Promise<typeof Recorder>(() => {});

/** Waits of eight seconds are short in this story. */
function shortenWaits(): () => void {
  const { setTimeout: original } = globalThis;
  const shortened = (run: () => void, ms?: number) => original(run, ms === 8_000 ? 50 : ms);
  globalThis.setTimeout = Object.assign(shortened, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

function TwoHang() {
  const { language } = useUi();
  return (
    <QuestionKitProvider language={language} media={media}>
      {['first', 'second'].map((id) => (
        <LoadedRecorder
          key={id}
          load={never}
          kind="audio"
          recordingId={id}
          label={id}
          value={undefined}
          onChange={fn()}
        />
      ))}
    </QuestionKitProvider>
  );
}

/** Two recorders wait for a script that hangs; one of them says so. */
export const Hangs: Story = {
  render: () => <TwoHang />,
  beforeEach: shortenWaits,
  play: async ({ canvas, canvasElement }) => {
    const texts = canvasElement.ownerDocument.documentElement.lang === 'ar' ? answerMessages.ar : answerMessages.en;
    await expect(await canvas.findByText(texts.slow)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: texts.tryAgain })).toHaveLength(1);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

export const DoesNotLoad: Story = {
  render: () => <LoadsSecondTime />,
  beforeEach: () => {
    missing = 0;
  },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const texts = canvasElement.ownerDocument.documentElement.lang === 'ar' ? answerMessages.ar : answerMessages.en;
    await expect(await canvas.findByText(texts.broken)).toBeVisible();
    await press(canvasElement, texts.tryAgain);
    await expect(await canvas.findByRole('button', { name: messages.recorderRecord })).toBeVisible();
  },
};
