import type { Meta, StoryObj } from '@storybook/react-vite';
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
