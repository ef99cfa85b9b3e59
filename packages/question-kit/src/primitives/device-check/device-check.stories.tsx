import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { messagesOf } from '../recorder/stories/recorder-play.ts';
import type { DeviceCheckProps } from './device-check-props.ts';
import { DeviceCheck } from './lazy-device-check.tsx';
import { deviceCheckMessages } from './messages.ts';

function DeviceCheckHost(props: DeviceCheckProps) {
  const { language } = useUi();
  return (
    <QuestionKitProvider language={language} media={{ url: () => '' }}>
      <DeviceCheck {...props} />
    </QuestionKitProvider>
  );
}

const meta = {
  title: 'Design system/Media/Device check',
  component: DeviceCheckHost,
  args: { kind: 'either', label: 'Microphone and camera', onChange: fn() },
  // Another story's device selection is saved in the browser.
  beforeEach: () => localStorage.removeItem('rubrica-recorder'),
} satisfies Meta<typeof DeviceCheckHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? deviceCheckMessages.ar : deviceCheckMessages.en;

export const AtTheBeginning: Story = {};

/** The camera is seen, the microphone heard; what is chosen is kept for the recorder. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderCheckCamera }));
    await expect(await canvas.findByRole('combobox', { name: messages.recorderCamera })).toBeVisible();
    const result: unknown = expect.objectContaining({ medium: 'video', isOpen: true, isHeard: true, hasTried: false });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(result), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('radio', { name: messages.recorderByMicrophone }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: messages.recorderCamera })).toBeNull());
    await expect(localStorage.getItem('rubrica-recorder')).toContain('"medium":"audio"');
  },
};

/** A try of five seconds is recorded and can be played. */
export const Tried: Story = {
  tags: ['one-language'],
  args: { kind: 'audio' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const texts = own(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderCheckMicrophone }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.deviceTry(5) }));
    await expect(await canvas.findByText(texts.deviceTrying(5))).toBeVisible();
    await expect(await canvas.findByRole('group', { name: texts.deviceTryLabel }, { timeout: 9000 })).toBeVisible();
    const result: unknown = expect.objectContaining({ medium: 'audio', hasTried: true });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(result));
    await expect(canvas.getByText(texts.deviceTried)).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: () => {
    const spy = spyOn(navigator.mediaDevices, 'getUserMedia');
    spy.mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'));
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderCheckCamera }));
    await expect(await canvas.findByText(messages.recorderErrorTitle('denied'))).toBeVisible();
    await expect(canvas.getByText(messages.recorderErrorHint('denied', 'chromium'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: messages.recorderTryAgain })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: messages.recorderWithoutCamera }));
    await expect(await canvas.findByText(messages.recorderErrorTitle('denied'))).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ medium: 'audio', isOpen: false }));
  },
};

function LeavingHost(props: DeviceCheckProps) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <DeviceCheckHost {...props} />}
      <button type="button" style={{ minBlockSize: 44 }} onClick={() => setIsShown(false)}>
        Leave
      </button>
    </>
  );
}

/** Somebody leaves while the browser still asks: the microphone that opens then is released at once. */
export const LeftWhileAsking: Story = {
  tags: ['!autodocs', '!dev', 'one-language', 'no-picture'],
  args: { kind: 'audio' },
  render: (args) => <LeavingHost {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const permission = Promise.withResolvers<void>();
    const opened: MediaStream[] = [];
    const spy = spyOn(devices, 'getUserMedia').mockImplementation(async (wanted) => {
      await permission.promise;
      const stream = await open(wanted);
      opened.push(stream);
      return stream;
    });
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderCheckMicrophone }));
    await waitFor(() => expect(spy).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    spy.mockRestore();
    permission.resolve();
    await waitFor(() => expect(opened).toHaveLength(1));
    await waitFor(() => expect(opened[0]?.active).toBe(false));
  },
};
