import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { InputItem } from '../schema/input.ts';
import { toStudentView } from '../../assembly/core/student-view.ts';
import { tideFixture } from '../../types/mcq/fixtures.ts';
import { QuestionAnswer } from '../../assembly/answer/question-answer.tsx';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { questionOf } from '../stories/question-of.ts';
import { Stage } from '../stories/stage.tsx';
import type { MediaStore } from '../media/media-store.ts';
import type { PlayerProps } from './player-props.ts';
import { storySound } from '../media/stories/story-sound.ts';
import { storyRecording } from './stories/player-files.ts';
import { playerMessages } from './messages.ts';

const sound = storySound(20);
const media: MediaStore = { url: () => sound, played: fn() };
const transcript = 'Harbour master: the spring tide comes in at ten past four.';
const listening: InputItem[] = [
  { id: 'harbour', kind: 'audio', file: storyRecording('harbour', 'At the harbour.wav'), playLimit: 2, transcript },
];
const question = questionOf([tideFixture.block], listening);

const meta = {
  title: 'Media/Player in a question',
  component: Stage,
  args: { view: 'answer', question, value: [tideFixture.right], media, attempt: 'listening' },
  beforeEach: () => localStorage.removeItem('rubrica-plays:listening:harbour'),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const messagesIn = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? playerMessages.ar : playerMessages.en;

/** A student may play it twice, and sees no transcript. */
export const Answer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesIn(canvasElement);
    await expect(await canvas.findByText(messages.playerLimit(2))).toBeVisible();
    await expect(canvas.queryByText(messages.playerTranscript)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(transcript);
  },
};

/** After release there is no play limit, and the transcript is shown. */
export const Review: Story = {
  args: { view: 'review' },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesIn(canvasElement);
    await userEvent.click(await canvas.findByText(messages.playerTranscript));
    await expect(canvas.getByText(transcript)).toBeVisible();
    await expect(canvas.queryByText(messages.playerLimit(2))).toBeNull();
    await expect(canvas.getByRole('slider', { name: messages.playerPosition })).toBeVisible();
  },
};

/** A review without the key shows no transcript either. */
export const ReviewWithoutTheKey: Story = {
  args: { view: 'review', solution: false },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesIn(canvasElement);
    await expect(await canvas.findByRole('slider', { name: messages.playerPosition })).toBeVisible();
    await expect(canvas.queryByText(messages.playerTranscript)).toBeNull();
  },
};

export const Mark: Story = {
  args: { view: 'mark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(messagesIn(canvasElement).playerTranscript)).toBeVisible();
  },
};

/** A host's own player receives the same props as the kit's. */
function CustomPlayer({ label, playLimit, playId }: PlayerProps) {
  return <p>{`${label}: ${playId ?? ''} ${playLimit ?? ''}`}</p>;
}

const parts = { Player: CustomPlayer };

export const HostPlayer: Story = {
  render: function Own() {
    const { language } = useUi();
    return (
      <QuestionKitProvider language={language} media={media} parts={parts}>
        <QuestionAnswer question={toStudentView(question)} attempt="listening" />
      </QuestionKitProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('At the harbour.wav: harbour 2')).toBeVisible());
    await expect(canvasElement.querySelector('audio')).toBeNull();
  },
};
