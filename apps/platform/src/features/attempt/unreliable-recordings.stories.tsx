import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hub } from '../../lib/live/hub.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { lose, refuse } from '../../testing/fake-client.ts';
import { answerOf, attemptCalls, taskTaken } from '../../testing/fixtures/attempts.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { recordingId, uploadReply } from '../../testing/fixtures/files.ts';
import { speakingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { assignedTask, ownAttempt } from '../../testing/fixtures/tasks.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import * as cover from '../task-cover/messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt, recordings on an unreliable device',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 1)}`, role: 'student', calls: {} },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const untilSaveIs = (kind: SaveState<unknown, unknown>['kind']) =>
  waitFor(() => expect(document.querySelector('[data-save]')).toHaveAttribute('data-save', kind));

/** Answers a prompt, and shows the next part. */
async function speakAndGoOn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await pageIsShown();
  await userEvent.click(await canvas.findByRole('button', { name: 'Record' }));
  const stop = await canvas.findByRole('button', { name: 'Stop recording' });
  const timer = await canvas.findByRole('timer');
  const full = timer.textContent;
  await waitFor(() => expect(timer.textContent).not.toBe(full), { timeout: 5_000 });
  await userEvent.click(stop);
  await canvas.findByRole('button', { name: 'Record again' });
  await userEvent.click(canvas.getByRole('button', { name: inLanguage({ en, ar }).next }));
  await canvas.findByRole('textbox');
}

const spoken: string[] = [];

/** A recording that could not be sent is sent while another part is shown: it goes into its answer, and nothing is called saved before. */
export const RecordingArrivesWhileAnotherPartIsShown: Story = {
  args: {
    calls: {
      ...attemptCalls([speakingQuestion, writingQuestion]),
      // Recordings are kept under the attempt.
      getTaskTaken: () => taskTaken('in_progress', { _id: crypto.randomUUID() }),
      uploadFile: lose(),
      saveAnswer: ({ body }) => {
        spoken.push(JSON.stringify(body.answers));
        return answerOf(speakingQuestion, 0, idOf('attempt', 1));
      },
    },
  },
  beforeEach: () => void spoken.splice(0),
  play: async ({ canvas }) => {
    await speakAndGoOn(canvas);
    await untilSaveIs('waiting');
    await expect(spoken).toEqual([]);

    changeReplies({ uploadFile: uploadReply });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(spoken).toHaveLength(1), { timeout: 10_000 });
    await expect(spoken[0]).toContain(recordingId);
    await untilSaveIs('saved');
  },
};

/** The attempt of a story whose recording stays on the device: these are kept under it. */
let closedAttempt = '';

/** The attempt was closed before a recording was sent: its page offers the recording with the other answers, and the cover leads to it. */
export const RecordingArrivesAfterTheTime: Story = {
  args: {
    calls: {
      ...attemptCalls([speakingQuestion, writingQuestion]),
      getTaskTaken: () => taskTaken('in_progress', { _id: closedAttempt }),
      uploadFile: lose(),
      saveAnswer: refuse(409, 'The time is over.'),
    },
  },
  beforeEach: () => {
    closedAttempt = crypto.randomUUID();
  },
  play: async ({ canvas }) => {
    const { closedTitle, downloadTyped, timeUpUnsaved, toOverview } = inLanguage({ en, ar });
    const { unsent, toUnsent } = inLanguage({ en: cover.en, ar: cover.ar });
    await speakAndGoOn(canvas);
    changeReplies({
      getTaskTaken: taskTaken('submitted', { _id: closedAttempt }),
      getAssignedTask: assignedTask(1, 'Mock paper 1', { attempts: [ownAttempt('submitted', { _id: closedAttempt })] }),
    });
    await hub.connect({ ask: async () => null });
    hub.tell('attempt-changed', { taskTaken: closedAttempt, reason: 'closed' });
    await screen.findByRole('alertdialog', { name: closedTitle });
    await userEvent.click(screen.getByRole('button', { name: toOverview }));
    await expect(await canvas.findByText(unsent)).toBeVisible();

    changeReplies({ uploadFile: uploadReply });
    await userEvent.click(canvas.getByRole('link', { name: toUnsent }));
    const dialog = within(await screen.findByRole('alertdialog', { name: closedTitle }));
    await expect(await dialog.findByText(timeUpUnsaved, {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: downloadTyped })).toBeEnabled());
  },
};
