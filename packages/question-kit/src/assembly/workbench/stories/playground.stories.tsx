import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isAuthored, questionTypes } from '../../../types/question-types.ts';
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

/** The toolbar's View: Author, for every type. */
export const AuthorOfEveryType: Story = {
  tags: ['!dev'],
  globals: { view: 'author', viewport: { value: 'desktop' } },
  // Axe checks the forms in the stories of each type.
  parameters: { a11y: { test: 'off' } },
  render: (args, { globals }) => (
    <>
      {questionTypes.map((type) => (
        <section key={type} data-playground={type} style={{ blockSize: '100dvb', overflow: 'clip' }}>
          <Playground {...args} {...viewArgs(globals)} type={type} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const form = (type: string) =>
      canvasElement.querySelector(
        `[data-playground="${type}"] [data-pane="form"] [role="group"][data-place="questions.0"]`,
      );
    const isInSight = (element: Element) => {
      const pane = element.closest('[data-pane]')!.getBoundingClientRect();
      const { top } = element.getBoundingClientRect();
      return top >= pane.top - 1 && top < pane.bottom - 100;
    };
    for (const type of questionTypes) {
      // A type that is part of a task says so, instead of fields.
      const parts = isAuthored(type) ? '[contenteditable="true"], textarea, input' : 'p';
      await waitFor(() => expect(form(type)?.querySelector(parts)).toBeTruthy());
    }
    await expect(questionTypes.filter((type) => !isInSight(form(type)!))).toEqual([]);
  },
};
