import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { AttemptContext } from '../views/attempt-context.ts';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { useUi } from '@rubrica/ui';
import { answerMessages } from '../messages/answer.ts';
import { LoadedRecorder } from './lazy-recorder.tsx';
import { Recorder } from './recorder.tsx';
import { RecorderHost } from './stories/recorder-host.tsx';
import { press, recordFor, wait, messagesOf } from './stories/recorder-play.ts';
import { storyStore } from './stories/story-store.ts';

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

/** Lets microphones hear nothing, as the switch of a headset does. */
const mute = () => {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await open(wanted);
    for (const track of stream.getTracks()) track.enabled = false;
    return stream;
  });
  return () => spy.mockRestore();
};

export const Silent: Story = {
  args: { showsFlushButton: true },
  beforeEach: mute,
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

/** Nothing is measured while the tab is hidden, and a student may have spoken then: nobody is told of silence. */
export const SilentButHidden: Story = {
  tags: ['one-language', 'no-picture'],
  args: { showsFlushButton: true },
  beforeEach: mute,
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(300);
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(500);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await press(canvasElement, messages.recorderStop);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText(messages.recorderSilent)).toBeNull();
    await expect(problemsIn(canvasElement)).toHaveTextContent(/^$/u);
  },
};

/** While another microphone opens, there is nothing to record: the button waits for it, and the choice keeps the focus. */
export const RecordWhileAnotherOpens: Story = {
  tags: ['one-language', 'no-picture'],
  args: { onPhase: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderCheckMicrophone);
    const choice = await canvas.findByRole<HTMLSelectElement>('combobox', { name: messages.recorderMicrophone });
    await waitFor(() => expect(choice.options.length).toBeGreaterThan(1));
    const other = [...choice.options].at(-1)?.value ?? '';

    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const isReady = Promise.withResolvers<void>();
    const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
      await isReady.promise;
      return open(wanted);
    });
    choice.focus();
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(spy).toHaveBeenCalledTimes(1));
    const button = canvas.getByRole('button', { name: messages.recorderLoading });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(choice).toHaveFocus());
    await userEvent.click(button);
    await expect(choice).toBeVisible();
    await expect(args.onPhase).toHaveBeenLastCalledWith('checking');
    isReady.resolve();
    spy.mockRestore();

    await waitFor(() => expect(button).toHaveAccessibleName(messages.recorderRecord));
    await expect(choice).toHaveValue(other);
    await recordFor(canvasElement, 1000);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText(messages.recorderSilent)).toBeNull();
    localStorage.removeItem('rubrica-recorder');
  },
};

const messageUpload = fn();
const answerUpload = fn();
const messageStore = storyStore({ onUpload: messageUpload });
const answerStore = storyStore({ onUpload: answerUpload });

/** Recorders without an attempt, each with a store of its own. */
function RecordersWithTheirStores() {
  const { language } = useUi();
  const [message, answer] = [useId(), useId()];
  return [
    { id: message, store: messageStore, label: 'Message' },
    { id: answer, store: answerStore, label: 'Answer' },
  ].map(({ id, store, label }) => (
    <QuestionKitProvider key={id} language={language} media={store}>
      <AttemptContext.Provider value="">
        <Recorder
          kind="audio"
          recordingId={`stores:${id}`}
          label={label}
          value={undefined}
          onChange={() => undefined}
        />
      </AttemptContext.Provider>
    </QuestionKitProvider>
  ));
}

/** What is recorded without an attempt goes to the store of its own recorder: that of another one may send it to somebody else. */
export const StoresOfTheirOwn: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <RecordersWithTheirStores />,
  beforeEach: () => {
    messageUpload.mockClear();
    answerUpload.mockClear();
  },
  play: async ({ canvas }) => {
    await recordFor(await canvas.findByRole('group', { name: 'Message' }), 900);
    await waitFor(() => expect(messageUpload).toHaveBeenCalledOnce());
    await recordFor(canvas.getByRole('group', { name: 'Answer' }), 900);
    await waitFor(() => expect(answerUpload).toHaveBeenCalledOnce());
    await expect(messageUpload).toHaveBeenCalledOnce();
  },
};
