import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { feedbackMessages } from '../messages/feedback.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { formatDuration } from './format-duration.ts';
import { Countdown, type CountdownProps } from './countdown.tsx';

const meta = {
  title: 'Design system/Feedback/Countdown',
  component: Countdown,
  args: { onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndsOnceAndAnnouncesIt: Story = {
  args: { seconds: 2 },
  play: async ({ canvas, args, globals }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(formatDuration(2, String(globals['language'])));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(timer).toHaveTextContent(formatDuration(0, String(globals['language'])));
    await expect(canvas.getByText(storyMessages(feedbackMessages, globals['language']).timeIsUp)).toBeInTheDocument();
  },
};

export const Warning: Story = { args: { seconds: 240, warnBelowSeconds: 300 } };
export const WithHours: Story = { args: { seconds: 4000 } };

/** A moment that is moved when it has come. */
function Extended({ onEnd, label }: CountdownProps) {
  const [endsAt, setEndsAt] = useState(() => Date.now());
  const extend = () => {
    onEnd?.();
    setEndsAt(Date.now() + 150_000);
  };
  return <Countdown endsAt={endsAt} onEnd={extend} label={label} />;
}

export const GoesOnWhenTheEndIsMoved: Story = {
  tags: ['no-picture'],
  render: (args) => <Extended {...args} />,
  play: async ({ canvas, args, globals }) => {
    const { minutesLeft } = storyMessages(feedbackMessages, globals['language']);
    await expect(await canvas.findByText(minutesLeft(2))).toBeInTheDocument();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** What waits for the end, such as an exam that is handed in, waits for it in a hidden tab as well. */
export const EndsInAHiddenTab: Story = {
  tags: ['no-picture', 'one-language'],
  args: { seconds: 1 },
  play: async ({ args }) => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4000 });
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    visibility.mockRestore();
  },
};

/** Two minutes, where it is not said. */
export const WithoutATime: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(formatDuration(120, String(globals['language'])));
  },
};
