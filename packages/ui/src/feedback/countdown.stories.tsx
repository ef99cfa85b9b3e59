import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../messages/en.ts';
import { ar } from '../messages/ar.ts';
import { say } from '../stories/say.ts';
import { clockText } from './clock-text.ts';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RunsOutOnceAndSaysSo: Story = {
  args: { seconds: 2 },
  play: async ({ canvas, args, globals }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(clockText(2, String(globals['language'])));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(timer).toHaveTextContent(clockText(0, String(globals['language'])));
    await expect(canvas.getByText(say({ en, ar }, globals['language']).timeIsUp)).toBeInTheDocument();
  },
};

export const StandsOutNearTheEnd: Story = { args: { seconds: 240, warnBelow: 300 } };
export const HoursToGo: Story = { args: { seconds: 4000 } };
