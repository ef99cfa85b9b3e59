import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockTypes } from '../../types/question-types.ts';
import { viewArgs } from './stories/view-args.ts';
import { Workbench as QuestionWorkbench } from './workbench.tsx';

// The stories that test it are in `stories/`: they would load what tests need before the first key is pressed.
const meta = {
  title: 'Write/Workbench',
  component: QuestionWorkbench,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    interactions: { disable: true },
    // The bar of Storybook fits a window of 1024 px without what measures components.
    toolbar: {
      zoom: { hidden: true },
      'storybook/measure-addon/tool': { hidden: true },
      'storybook/outline': { hidden: true },
    },
  },
  // What a link asks it to open. Storybook drops arguments of an address that it has not heard of.
  argTypes: { start: { type: 'string', options: blockTypes }, sample: { type: 'string' } },
  // A page that shows it twice would be two tabs on one store.
  tags: ['!autodocs'],
  render: (args, { globals, parameters }) => (
    <QuestionWorkbench {...viewArgs(globals)} publish={parameters['publish']} {...args} />
  ),
} satisfies Meta<typeof QuestionWorkbench>;

export default meta;

/** The workbench itself. What is written here stays in this browser. */
export const Workbench: StoryObj<typeof meta> = {};
