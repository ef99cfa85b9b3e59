import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { draftOf } from '../core/defaults.ts';
import { toStudentView } from '../core/student-view.ts';
import type { EditorMessageOverrides } from '../editor/messages/all-messages.ts';
import { QuestionEditor } from '../editor/question-editor.tsx';
import type { BlockEditors } from '../editor/registry.ts';
import { fillInBlanksAnswer } from '../../types/fill-in-blanks/answer.tsx';
import { letterFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { mcqAnswer } from '../../types/mcq/answer.tsx';
import { mcqMarker } from '../../types/mcq/marker.tsx';
import { riverFixture, tideFixture } from '../../types/mcq/fixtures.ts';
import { createQuestionAnswer } from './create-question-answer.tsx';
import { QuestionAnswer } from './question-answer.tsx';
import { createQuestionMarker } from '../marker/create-question-marker.tsx';
import { QuestionKitProvider } from '../provider.tsx';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { storyMedia } from '../../primitives/stories/story-files.ts';

const meta = {
  title: 'Questions/Embedding',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tide = toStudentView(questionOf([tideFixture.block]));
const river = toStudentView(questionOf([riverFixture.block]));
const letter = toStudentView(questionOf([letterFixture.block]));
const heard = fn();

/** A host that holds nothing only listens. */
export const HoldsItsOwnAnswers: Story = {
  render: () => (
    <StrictMode>
      <QuestionKitProvider language="en" media={storyMedia}>
        <QuestionAnswer question={tide} onChange={heard} />
      </QuestionKitProvider>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    heard.mockClear();
    const option = canvas.getByRole('radio', { name: /lie nearly in a line/u });
    await userEvent.click(option);
    await expect(option).toBeChecked();
    await expect(heard).toHaveBeenCalledWith([{ studentAnswer: 'tide-line', studentMark: 0 }]);
  },
};

/** Each kit has its own language, direction and look, and knows nothing of the other. */
export const TwoKitsOnOnePage: Story = {
  render: () => (
    <>
      <section data-testid="left">
        <QuestionKitProvider language="en" theme="light" media={storyMedia}>
          <QuestionAnswer question={tide} />
        </QuestionKitProvider>
      </section>
      <section data-testid="right">
        <QuestionKitProvider language="ar" theme="dark" contentLanguage="ar" media={storyMedia}>
          <QuestionAnswer question={river} />
        </QuestionKitProvider>
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const [left, right] = [canvas.getByTestId('left'), canvas.getByTestId('right')];
    const [first] = within(left).getAllByRole('radio');
    const [other] = within(right).getAllByRole('radio');
    if (!first || !other) throw new Error('Each kit shows options.');
    await userEvent.click(first);
    await userEvent.click(other);
    await expect(first).toBeChecked();
    await expect(other).toBeChecked();
    await expect(getComputedStyle(first).direction).toBe('ltr');
    await expect(getComputedStyle(other).direction).toBe('rtl');
  },
};

const Few = createQuestionAnswer({ MCQ: mcqAnswer, FillInBlanks: fillInBlanksAnswer });

/** A page that brings two types shows those, and says of another that it cannot. */
export const TwoTypesOnly: Story = {
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <Few question={letter} />
    </QuestionKitProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'café');
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('café');
  },
};

const french: EditorMessageOverrides = { bar: { undo: 'Annuler' }, outline: { addQuestion: 'Ajouter une question' } };
const own: Partial<BlockEditors> = { MCQ: ({ block }) => <p>Our own editor of {block.content.length} options</p> };

/** An editor with a host's own messages, and with an editor of the host's own for one type. */
export const OwnMessagesAndEditors: Story = {
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <div style={{ blockSize: '100dvh' }}>
        <QuestionEditor defaultValue={draftOf(questionOf([tideFixture.block]))} messages={french} editors={own} />
      </div>
    </QuestionKitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Ajouter une question' })).toBeInTheDocument();
    await expect(canvas.getByText('Our own editor of 4 options')).toBeInTheDocument();
  },
};

const FewMarkers = createQuestionMarker({ MCQ: mcqMarker });

/** A marker of one type, its marks held by itself. */
export const OneTypeToMark: Story = {
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <FewMarkers question={questionOf([tideFixture.block])} defaultValue={[tideFixture.right]} />
    </QuestionKitProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Half a mark less: /u }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.5');
  },
};
