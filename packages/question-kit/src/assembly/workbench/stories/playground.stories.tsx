import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Playground, type PlaygroundProps } from './playground.tsx';
import { viewArgs } from './view-args.ts';

const meta = {
  title: 'Workbench/Playground',
  args: { type: 'MCQ', example: 0 },
  argTypes: {
    type: { table: { disable: true } },
    example: { control: { type: 'number', min: 0, max: 9 }, description: 'Which example of the type, from 0' },
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (args, { globals }) => <Playground key={`${args.type} ${args.example}`} {...args} {...viewArgs(globals)} />,
} satisfies Meta<PlaygroundProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose a view in the toolbar: student, marker, author or review. */
export const MultipleChoice: Story = { args: { type: 'MCQ' } };
export const FillInTheBlanks: Story = { args: { type: 'FillInBlanks' } };
export const ShortAnswers: Story = { args: { type: 'ShortAnswers' } };
export const NoteTaking: Story = { args: { type: 'NoteTaking' } };
export const WordList: Story = { args: { type: 'Vocab' } };
export const DescribeAPhoto: Story = { args: { type: 'WritingPhotoDescription' } };
export const Summary: Story = { args: { type: 'WritingSummaries' } };
export const Essay: Story = { args: { type: 'WritingEssays' } };
export const Matching: Story = { args: { type: 'Matching' } };
export const Instructions: Story = { args: { type: 'Rubric' } };
export const SpokenAnswers: Story = { args: { type: 'SpeakingQA' } };
export const TalkAboutAPhoto: Story = { args: { type: 'SpeakingPhotoDescription' } };
export const AnswerAVideo: Story = { args: { type: 'VideoSpeaking' } };

/** View, Author: the form of the type is in sight as far as the pane reaches, and the page itself does not scroll. */
export const MultipleChoiceByItsAuthor: Story = {
  tags: ['!dev'],
  globals: { view: 'author', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    await waitFor(() => expect(find('[data-place="questions.0"] input')).not.toBeNull());
    await waitFor(async () => {
      const pane = find('[data-pane="form"]');
      const block = find('[data-place="questions.0"]')?.getBoundingClientRect();
      const { top, bottom } = pane?.getBoundingClientRect() ?? new DOMRect();
      const isAtItsEnd = pane && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 24;
      await expect(block && block.top >= top && block.top < bottom).toBe(true);
      await expect(isAtItsEnd || (block && block.top < top + 32)).toBe(true);
    });
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};
