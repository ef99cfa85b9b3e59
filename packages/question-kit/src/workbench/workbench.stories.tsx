import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewArgs } from './stories/view-args.ts';
import { Workbench } from './workbench.tsx';

const meta = {
  title: 'Workbench/Question',
  component: Workbench,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
  render: (args, { globals }) => <Workbench {...viewArgs(globals)} {...args} />,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The workbench itself. What is written here stays in this browser. */
export const Question: Story = {};
