import type { Answer, CallInput, Contract, EmergencyKey } from '@rubrica/api-client/contract';
import { studentWork } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { hub } from '../../lib/live/hub.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { readSession } from '../../lib/storage/session.ts';
import { lose, meetConflict, pending, refuse } from '../../testing/fake-client.ts';
import { answerOf, attemptCalls, taskTaken } from '../../testing/fixtures/attempts.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { readingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { createAttemptCopies } from './attempt-copies.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { createPendingAnswerStore } from './pending-answer-store.ts';

const attempt = idOf('attempt', 1);

/** Sets this device's clock forward; returns how to set it right. */
function setClockForward(ms: number): () => void {
  const { Date: before } = globalThis;
  const now = () => before.now() + ms;
  globalThis.Date = new Proxy(before, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = before;
  };
}

const hourMs = 3_600_000;
const minutesMs = (minutes: number) => minutes * 60_000;
const moment = (ms: number) => new Date(ms).toISOString();
let setClockRight = () => {};
let saves = 0;
let submits = 0;

/** A writing exam, on a server whose clock is `aheadMs` ahead of the story's, and that counts what it gets. */
function examCalls(deadline: () => number, aheadMs = () => 0) {
  // The story's clock, which no story sets.
  const began = { at: Date.now(), ms: performance.now() };
  return {
    ...attemptCalls([writingQuestion]),
    getTaskTaken: () =>
      taskTaken('in_progress', {
        now: moment(began.at + performance.now() - began.ms + aheadMs()),
        deadlineAt: moment(began.at + deadline()),
      }),
    saveAnswer: () => {
      saves += 1;
      return answerOf(writingQuestion, 0, attempt, true);
    },
    submitTaskTaken: () => {
      submits += 1;
      return taskTaken('submitted');
    },
  };
}

const hourLong = examCalls(() => hourMs);

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt on an unreliable device',
  tags: ['!autodocs', 'no-picture'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${attempt}`, role: 'student', calls: hourLong },
  beforeEach: () => {
    saves = 0;
    submits = 0;
    setClockRight = () => {};
    return () => setClockRight();
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins to answer. */
async function write(text: string): Promise<HTMLElement> {
  await pageIsShown();
  const field = await screen.findByRole('textbox');
  await userEvent.click(field);
  await userEvent.keyboard(text);
  return field;
}

const untilSaveIs = (kind: SaveState<unknown, unknown>['kind']) =>
  waitFor(() => expect(document.querySelector('[data-save]')).toHaveAttribute('data-save', kind));

/** The connection fails, a teacher gives more time, and the page, which does not know, comes to its end. */
export const MoreTimeWhileOffline: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    const { timeUp, timeUpUnreachable, otherTimeTitle } = inLanguage({ en, ar });
    await write('Typed in time.');
    changeReplies({ getTaskTaken: lose(), saveAnswer: lose(), submitTaskTaken: lose() });
    setClockRight = setClockForward(hourMs);
    await expect(await screen.findByRole('heading', { name: timeUp })).toBeVisible();
    await expect(await screen.findByText(timeUpUnreachable)).toBeVisible();

    const given = examCalls(
      () => hourMs + minutesMs(20),
      () => hourMs,
    );
    changeReplies(given);
    dispatchEvent(new Event('online'));
    await expect(await screen.findByRole('textbox')).toHaveTextContent('Typed in time.');
    await expect(screen.getByText(otherTimeTitle)).toBeVisible();
    await expect(screen.getByText(/(?:19|20):\d\d/u)).toBeVisible();
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    await expect(submits).toBe(0);
  },
};

/** The seconds that the page says are left. */
const secondsShown = () =>
  (screen.getByRole('timer').textContent ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Waits until the countdown has gone on by some seconds, whatever it shows in between. */
async function countsOnFrom(seconds: number) {
  await waitFor(() => {
    const passed = seconds - secondsShown();
    return expect(passed > 2 && passed < 60).toBe(true);
  });
}

/** The clock of the device is set while somebody writes: only the server's decides. */
export const ClockIsSet: Story = {
  tags: ['one-language'],
  play: async () => {
    const field = await write('Typed in time.');
    const shown = secondsShown();
    setClockRight = setClockForward(hourMs);
    await countsOnFrom(shown);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Typed in time.');
    await expect(submits).toBe(0);
  },
};

/** It is set while much time is left: what is shown is soon right again, also on a live page, which does not ask now and then. */
export const ClockIsSetOnALivePage: Story = {
  tags: ['one-language'],
  play: async () => {
    await pageIsShown();
    await hub.connect({ ask: async () => null });
    const shown = secondsShown();
    setClockRight = setClockForward(minutesMs(25));
    await countsOnFrom(shown);
  },
};

/** A page that opens again without a connection knows what the server said last. */
export const MoreTimeIsKept: Story = {
  tags: ['one-language'],
  play: async () => {
    await pageIsShown();
    const given = examCalls(() => hourMs + minutesMs(20));
    changeReplies(given);
    await hub.connect({ ask: async () => null });
    hub.tell('attempt-changed', { taskTaken: attempt, reason: 'time' });
    const copies = createAttemptCopies(readSession()?._id ?? '');
    const { deadlineAt } = given.getTaskTaken();
    await waitFor(async () => expect((await copies.read(attempt))?.attempt.deadlineAt).toBe(deadlineAt));
  },
};

/** How often the browser has ended the connections to its databases; infinite where it makes no new ones. */
let losses = 0;
let isDiskFull = false;

/** A browser that ends the connections to its databases, without saying so, and stores no drafts on a full disk. */
function breakStorage(): () => void {
  losses = 0;
  isDiskFull = false;
  const connectedAfter = new WeakMap<IDBDatabase, number>();
  const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
  Object.defineProperty(IDBDatabase.prototype, 'transaction', {
    ...transaction,
    value(this: IDBDatabase, ...parts: unknown[]): unknown {
      const since = connectedAfter.get(this) ?? losses;
      connectedAfter.set(this, since);
      if (losses > since || losses === Number.POSITIVE_INFINITY) {
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      }
      return Reflect.apply(transaction.value, this, parts);
    },
  });
  Object.defineProperty(Storage.prototype, 'setItem', {
    ...setItem,
    value(this: Storage, key: string, value: string) {
      if (isDiskFull && key.startsWith('rubrica-kept/'))
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      Reflect.apply(setItem.value, this, [key, value]);
    },
  });
  return () => {
    Object.defineProperty(IDBDatabase.prototype, 'transaction', transaction);
    Object.defineProperty(Storage.prototype, 'setItem', setItem);
  };
}

/** What this device has of the essay for the next page. */
async function keptText(): Promise<string> {
  const store = createPendingAnswerStore(readSession()?._id ?? '');
  return JSON.stringify((await store.list(attempt)).map(({ content }) => content.answers));
}

/** The browser ends the connection to IndexedDB while somebody writes: what is typed since is kept over a new one. Nowhere else is room for it. */
export const ConnectionToDatabaseIsLost: Story = {
  tags: ['one-language'],
  args: { calls: { ...hourLong, saveAnswer: lose() } },
  beforeEach: breakStorage,
  play: async () => {
    await write('Before.');
    await waitFor(async () => expect(await keptText()).toContain('Before.'));
    losses += 1;
    isDiskFull = true;
    await userEvent.keyboard(' After.');
    await expect(await screen.findByText(inLanguage({ en, ar }).offline)).toBeVisible();
    await waitFor(async () => expect(await keptText()).toContain('Before. After.'));
  },
};

/** Without IndexedDB an attempt opens, and is saved; a full disk beside is said where nothing reaches the server either. */
export const DeviceKeepsNothing: Story = {
  tags: ['plays-in-arabic'],
  beforeEach: () => {
    const repair = breakStorage();
    losses = Number.POSITIVE_INFINITY;
    return repair;
  },
  play: async () => {
    const { offline, offlineText, notKept, offlineNotKept } = inLanguage({ en, ar });
    await write('Sent.');
    await waitFor(() => expect(saves).toBe(1));
    await untilSaveIs('saved');
    await expect(await keptText()).toBe('[]');

    changeReplies({ saveAnswer: lose() });
    await userEvent.keyboard(' Kept.');
    await expect(await screen.findByText(offline)).toBeVisible();
    await expect(screen.getByText(offlineText)).toBeVisible();
    await expect(await keptText()).toContain('Sent. Kept.');

    isDiskFull = true;
    await userEvent.keyboard(' On the page alone.');
    await expect(await screen.findByText(notKept)).toBeVisible();
    await expect(screen.getByText(offlineNotKept)).toBeVisible();

    isDiskFull = false;
    changeReplies({ saveAnswer: hourLong.saveAnswer });
    dispatchEvent(new Event('online'));
    await untilSaveIs('saved');
    await expect(await keptText()).toBe('[]');
  },
};

/** Stores an essay that an earlier page could not send. */
function leaveEssay() {
  const { _id: answer, answers, flagged, rev } = answerOf(writingQuestion, 0, attempt, true);
  const change = { key: `${readSession()?._id}/tab/${answer}`, answer, taskTaken: attempt, rev, changedAt: 1 };
  openDrafts().store('answers', 'tab/', { base: '', value: [{ ...change, content: { answers, flagged } }] });
}

const closedCalls = {
  ...attemptCalls([writingQuestion]),
  getTaskTaken: () => taskTaken('auto_submitted', { deadlineAt: moment(Date.now() - hourMs) }),
  saveAnswer: refuse(409, 'The time is over.'),
  submitTaskTaken: refuse(409, 'The time is over.'),
};

/** Opened again after the time: the page says nothing final before it knows how the answers can be handed in. */
export const OpenedAgainAfterTheTime: Story = {
  tags: ['no-picture', 'one-language'],
  args: { leave: leaveEssay, calls: { ...closedCalls, getEmergencyKey: pending } },
  play: async () => {
    const { downloadTyped, timeUpUnsaved } = inLanguage({ en, ar });
    await expect(await screen.findByText(timeUpUnsaved)).toBeVisible();
    await expect(screen.getByRole('button', { name: (name) => name.startsWith(downloadTyped) })).toBeDisabled();
  },
};

/** The school's key of a story, to which answers are encrypted. */
async function schoolKey(): Promise<EmergencyKey> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { kty: 'EC', crv: 'P-256', x, y, kid: 'story' };
}

const fillOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

/** What is only on this device is downloaded before the page suggests to leave. */
export const DownloadedAfterTheTime: Story = {
  tags: ['no-picture', 'one-language'],
  args: { leave: leaveEssay, calls: { ...closedCalls, getEmergencyKey: schoolKey } },
  beforeEach: () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return () => click.mockRestore();
  },
  play: async () => {
    const { emergencyDownload, emergencyDone, toOverview } = inLanguage({ en, ar });
    const download = await screen.findByRole('button', { name: emergencyDownload });
    const suggested = fillOf(emergencyDownload);
    await expect(fillOf(toOverview)).not.toBe(suggested);
    await userEvent.click(download);
    await expect(await screen.findByText(emergencyDone)).toBeVisible();
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(fillOf(toOverview)).toBe(suggested));
  },
};

/** It was submitted elsewhere while this device could not send: what is only here is offered before the page is left. */
export const SubmittedElsewhereBeforeAllWasSent: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...hourLong, saveAnswer: lose() } },
  play: async () => {
    const { closedTitle, downloadTyped, timeUpUnsaved } = inLanguage({ en, ar });
    await write('Only here.');
    changeReplies({ getTaskTaken: taskTaken('submitted'), saveAnswer: lose() });
    await hub.connect({ ask: async () => null });
    hub.tell('attempt-changed', { taskTaken: attempt, reason: 'closed' });
    const dialog = within(await screen.findByRole('alertdialog', { name: closedTitle }));
    await expect(await dialog.findByText(timeUpUnsaved)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: downloadTyped })).toBeEnabled());
  },
};

const blocks = answerOf(readingQuestion, 0, attempt).answers.length;
const given = answerOf(readingQuestion, 0, attempt, true).answers;
/** What another tab has saved since this page was opened: the last block of the part. */
const ofAnotherTab: Answer = {
  ...answerOf(readingQuestion, 0, attempt),
  answers: answerOf(readingQuestion, 0, attempt).answers.map((blank, at) =>
    at === blocks - 1 ? (given[at] ?? blank) : blank,
  ),
  rev: 2,
};
const joinedSave = fn((input: CallInput<Contract['saveAnswer']>) => ({ ...ofAnotherTab, ...input.body, rev: 3 }));

/** Two tabs answer different questions of one part: both answers stay, and nobody is asked. */
export const JoinedWithAnotherTab: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...attemptCalls([readingQuestion]),
      saveAnswer: (input) => (input.body.rev === 1 ? meetConflict('saveAnswer', ofAnotherTab)() : joinedSave(input)),
    },
  },
  play: async ({ canvas }) => {
    joinedSave.mockClear();
    await pageIsShown();
    const [choice] = canvas.getAllByRole('radio');
    await userEvent.click(choice!);
    await waitFor(() => expect(joinedSave).toHaveBeenCalledOnce());
    const { answers, rev } = joinedSave.mock.lastCall![0].body;
    await expect(rev).toBe(2);
    await expect(studentWork(answers[0])).not.toEqual([]);
    await expect(studentWork(answers.at(-1))).toEqual(studentWork(given.at(-1)));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A teacher closes a task without a time limit while a student writes: no time is over that there never was. */
export const TaskIsClosed: Story = {
  tags: ['one-language'],
  args: { calls: { ...hourLong, ...attemptCalls([writingQuestion]) } },
  play: async () => {
    const { endedEarly, timeUp, toOverview } = en;
    await write('Typed before.');
    await hub.connect({ ask: async () => null });
    changeReplies(examCalls(() => 0));
    hub.tell('attempt-changed', { taskTaken: attempt, reason: 'time' });
    await expect(await screen.findByRole('heading', { name: endedEarly })).toBeVisible();
    await expect(screen.queryByText(timeUp)).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: toOverview })).toBeEnabled());
    await expect(submits).toBe(1);
  },
};
