import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
