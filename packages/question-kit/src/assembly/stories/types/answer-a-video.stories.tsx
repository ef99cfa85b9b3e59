import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderPlayground } from '../../workbench/stories/render-playground.tsx';

const meta = {
  title: 'Question types/Answer a video',
  args: { type: 'VideoSpeaking', example: 0, view: 'student' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'one-language'],
  render: renderPlayground,
} satisfies Meta<Parameters<typeof renderPlayground>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a student answers it. */
export const Answer: Story = {};

/** As a student reads the marked answer after release. */
export const Review: Story = { args: { view: 'review' } };

/** As a person marks it. */
export const Mark: Story = { args: { view: 'marker' } };

/** As its author finds it: the video comes with a task, and is given there. */
export const Edit: Story = { args: { view: 'author' } };
