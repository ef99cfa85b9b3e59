import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { commentPlace } from '../../primitives/marker/comment-place.ts';
import { createMarkerFiles, markerAttempt, type MarkerFiles } from '../../primitives/marker/marker-files.ts';
import { markerMessages } from '../../primitives/messages/marker.ts';
import { LazyRecorder } from '../../primitives/recorder/lazy-recorder.tsx';
import { messagesOf, press, recordFor, wait } from '../../primitives/recorder/stories/recorder-play.ts';
import { storyStore, type StoryStoreOptions } from '../../primitives/recorder/stories/story-store.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { AttemptContext } from '../../primitives/views/attempt-context.ts';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { QuestionKitProvider } from '../provider.tsx';
import { placeMarkerFile } from './place-marker-file.ts';
import { QuestionMarker } from './question-marker.tsx';

const question = questionOf([libraryFixture.block]);
const unmarked: AnswerEntry[] = [
  {
    studentAnswer: libraryFixture.right.studentAnswer,
    instructorFiles: [],
    studentContentMark: 0,
    studentLanguageMark: 0,
  },
];
const place = commentPlace('essay-library');

interface HostArgs extends StoryStoreOptions {
  /** What is on the page at first: the marker, or a recorder that an earlier page had. */
  first: 'marker' | 'recorder';
  onChange: (answers: AnswerEntry[]) => void;
}

/** A host that keeps what is on its way. Its buttons show the marker, something else, or begin to keep it. */
function Host({ first, onChange, failures = 0, refusal }: HostArgs) {
  const { language } = useUi();
  const [attempt] = useState(() => freshId());
  const [media] = useState(() => storyStore({ failures, ...(refusal !== undefined && { refusal }) }));
  const [shown, setShown] = useState<'marker' | 'recorder' | 'other'>(first);
  const [answers, setAnswers] = useState(unmarked);
  const openPage = () => {
    let current = unmarked;
    return createMarkerFiles({
      attempt,
      media,
      onStored: (at, file) => {
        current = placeMarkerFile(question, current, at, file) ?? current;
        setAnswers(current);
        onChange(current);
      },
    });
  };
  const [files, setFiles] = useState<MarkerFiles | undefined>(first === 'marker' ? openPage : undefined);
  useEffect(() => () => files?.end(), [files]);
  return (
    <QuestionKitProvider language={language} media={media}>
      <button type="button" onClick={() => setShown('other')}>
        Another question
      </button>
      <button type="button" onClick={() => setFiles(openPage())}>
        Open the page
      </button>
      {shown === 'marker' && (
        <QuestionMarker
          question={question}
          value={answers}
          attempt={attempt}
          files={files}
          onChange={(next) => {
            setAnswers(next);
            onChange(next);
          }}
        />
      )}
      {shown === 'recorder' && (
        <AttemptContext.Provider value={markerAttempt(attempt)}>
          <LazyRecorder kind="audio" recordingId={place} label="" value={undefined} onChange={fn()} />
        </AttemptContext.Provider>
      )}
    </QuestionKitProvider>
  );
}

const meta = {
  title: 'Questions/Marking/Spoken comments',
  component: Host,
  tags: ['!autodocs', 'no-picture'],
  args: { first: 'marker', onChange: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const markerTexts = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? markerMessages.ar : markerMessages.en;

/** How many files the answer has that was given last. */
function filesGiven(onChange: unknown): number {
  const answers: unknown = (onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
  const [entry] = answers as [{ instructorFiles: unknown[] }];
  return entry.instructorFiles.length;
}

/** Once spoken, a comment waits by itself: the next one is another, and replaces nothing. */
export const EachIsAnother: Story = {
  args: { failures: 1 },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1000);
    const waiting = await canvas.findByRole('group', { name: markerTexts(canvasElement).spokenComment(1) });
    await expect(within(waiting).queryByRole('button', { name: messages.recorderAgain })).toBeNull();
    await recordFor(canvasElement, 1000);
    await waitFor(() => expect(filesGiven(args.onChange)).toBe(2), { timeout: 8000 });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: messages.recorderRecord })).toHaveLength(1));
    await expect(canvas.queryByText(messages.recorderSent)).toBeNull();
  },
};

/** What the store refuses can be saved or discarded; who marks has no teacher to tell. */
export const RefusedAndDiscarded: Story = {
  args: { failures: 99, refusal: 'The file is too large.' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const { spokenComment, discardComment, discardCommentTitle, speakComment } = markerTexts(canvasElement);
    await recordFor(canvasElement, 1000);
    const waiting = await canvas.findByRole('group', { name: spokenComment(1) });
    await expect(await within(waiting).findByText(/too large/u)).toHaveTextContent(messages.recorderRefusedHintStaff);
    await press(canvasElement, discardComment);
    const dialog = within(await screen.findByRole('alertdialog', { name: discardCommentTitle }));
    await userEvent.click(dialog.getByRole('button', { name: discardComment }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: spokenComment(1) })).toBeNull());
    const next = await canvas.findByRole('group', { name: speakComment });
    await waitFor(() => expect(within(next).getByRole('button', { name: messages.recorderRecord })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What was said up to then is kept when the marker goes on while speaking. */
export const LeftWhileSpeaking: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(1000);
    await press(canvasElement, 'Another question');
    await waitFor(() => expect(filesGiven(args.onChange)).toBe(1), { timeout: 8000 });
  },
};

/** A page that opens sends what an earlier one has left, an interrupted comment too, whichever question it shows. */
export const LeftByAnEarlierPage: Story = {
  tags: ['one-language'],
  args: { first: 'recorder' },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await press(canvasElement, messages.recorderRecord);
    await canvas.findByRole('button', { name: messages.recorderStop });
    await wait(1000);
    await press(canvasElement, 'Another question');
    await expect(args.onChange).not.toHaveBeenCalled();
    await press(canvasElement, 'Open the page');
    await waitFor(() => expect(filesGiven(args.onChange)).toBe(1), { timeout: 8000 });
  },
};
