import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, meetConflict, pending, refuse, type CallHandlers } from '../../testing/fake-client.ts';
import { answerOf, attemptCalls, taskTaken } from '../../testing/fixtures/attempts.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import { uploadReply } from '../../testing/fixtures/files.ts';
import { photoQuestion, readingQuestion, speakingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { hub } from '../../lib/live/hub.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { changeReplies } from '../../testing/story-client.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const attempt = idOf('attempt', 1);
const calls = attemptCalls();

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt',
  tags: ['!autodocs'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${attempt}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const withCalls = (more: CallHandlers) => ({ calls: { ...calls, ...more } });

/** Somebody works on two devices: the page says so. */
export const OpenOnAnotherDevice: Story = {
  tags: ['one-language'],
  args: withCalls({ reportPresence: { otherDevices: 1 } }),
  play: async () => {
    await pageIsShown();
    await expect(await screen.findByText(inLanguage({ en, ar }).otherDeviceTitle)).toBeVisible();
  },
};

/** A teacher gives more time, or closes the task, while the student works on it: a live page says so at once. */
export const MoreTime: Story = {
  args: { calls: attemptCalls([readingQuestion], { deadlineAt: inHours(0.05) }) },
  play: async () => {
    await pageIsShown();
    const given = attemptCalls([readingQuestion], { deadlineAt: inHours(1) });
    changeReplies(given);
    await hub.connect({ ask: async () => null });
    hub.tell('attempt-changed', { taskTaken: attempt, reason: 'time' });
    const { otherTimeTitle } = inLanguage({ en, ar });
    await expect(await screen.findByText(otherTimeTitle)).toBeVisible();
    await expect(await screen.findByText(/5\d:\d\d/u)).toBeVisible();
  },
};
export const MoreTimeOnAPhone: Story = { ...MoreTime, globals: narrow, tags: ['no-picture'] };

/** It was submitted on another device: a live page accepts no more answers. */
export const SubmittedElsewhere: Story = {
  tags: ['one-language'],
  play: async () => {
    await pageIsShown();
    changeReplies({ getTaskTaken: taskTaken('submitted') });
    await hub.connect({ ask: async () => null });
    hub.tell('attempt-changed', { taskTaken: attempt, reason: 'closed' });
    const { closedTitle } = inLanguage({ en, ar });
    await expect(await screen.findByRole('alertdialog', { name: closedTitle })).toBeVisible();
  },
};

/** Chooses an answer and asks to submit, which saves at once. */
async function answerAndSubmit(canvasElement: HTMLElement) {
  await pageIsShown();
  const [option] = await within(canvasElement).findAllByRole('radio');
  if (option) await userEvent.click(option);
  const { submit } = inLanguage({ en, ar });
  const [button] = within(canvasElement).getAllByRole('button', { name: submit });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
}

export const Reading: Story = {};

/** Everything about the attempt fits into one bar above the questions, and nothing is wider than the phone. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: attemptCalls([readingQuestion, writingQuestion], { deadlineAt: inHours(1.5) }) },
  globals: narrow,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const { leave, next, previous, savedAll } = inLanguage({ en, ar });
    await expect(page.getByRole('button', { name: leave })).toBeVisible();
    await expect(page.getByText(savedAll)).toBeVisible();
    await expect(page.getByRole('banner').getBoundingClientRect().height).toBeLessThan(72);
    await userEvent.click(page.getByRole('button', { name: next }));
    await expect(await page.findByRole('button', { name: previous })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};

/** A tablet has room for the passage above its questions. */
export const PassageOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await expect(canvasElement.querySelector('#passage')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('radio')[0]).toBeVisible();
  },
};

export const PassageOnAPhone: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const toggle = canvasElement.querySelector('[aria-controls="passage"]');
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(document.getElementById('passage')).toBeVisible());
  },
};

export const WritingWithLittleTimeLeft: Story = {
  args: { calls: attemptCalls([writingQuestion], { deadlineAt: inHours(0.05) }) },
};
export const Speaking: Story = { args: { calls: attemptCalls([speakingQuestion]) } };

/** Windows as small as students have them. */
const windows = {
  small: { name: 'Phone, 360 × 740', styles: { width: '360px', height: '740px' } },
  laptop: { name: 'Laptop, 1280 × 800', styles: { width: '1280px', height: '800px' } },
};

/** Expects that the photo, the time where it runs, and the button are in sight together. */
async function expectInSight(canvasElement: HTMLElement, button: HTMLElement, timed: boolean) {
  const main = canvasElement.querySelector('main');
  await waitFor(async () => {
    const pane = main?.getBoundingClientRect() ?? new DOMRect();
    const photo = main?.querySelector('img');
    await expect(photo?.naturalWidth).toBeGreaterThan(0);
    const all = [photo, button, ...(timed ? [main?.querySelector('[role="timer"]')] : [])];
    const cut = all.filter((element) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
      return !(top >= pane.top - 1 && bottom <= pane.bottom + 1);
    });
    await expect(cut).toEqual([]);
  });
}

const speakingTexts = {
  en: {
    show: 'Show the photo and start preparing',
    startNow: 'Start now',
    stop: 'Stop recording',
    again: 'Record again',
  },
  ar: { show: 'إظهار الصورة وبدء التحضير', startNow: 'ابدأ الآن', stop: 'أوقف التسجيل', again: 'سجّل من جديد' },
};

/** A photo is described while it is seen: it never pushes the time or the button out of sight. */
export const SpeakingAboutAPhoto: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...attemptCalls([photoQuestion]),
      // Preparation is remembered by the attempt.
      getTaskTaken: () => taskTaken('in_progress', { _id: crypto.randomUUID() }),
      uploadFile: uploadReply,
      saveAnswer: answerOf(photoQuestion, 0, attempt),
    },
  },
  parameters: { viewport: { options: windows } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const texts = inLanguage(speakingTexts);
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: texts.show }));
    const startNow = await page.findByRole('button', { name: texts.startNow });
    await expectInSight(canvasElement, startNow, true);
    await userEvent.click(startNow);
    const stop = await page.findByRole('button', { name: texts.stop });
    await expectInSight(canvasElement, stop, true);
    const timer = await page.findByRole('timer');
    const full = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(full), { timeout: 5_000 });
    await userEvent.click(stop);
    await expectInSight(canvasElement, await page.findByRole('button', { name: texts.again }), false);
  },
};

export const SpeakingAboutAPhotoOnAPhone: Story = {
  ...SpeakingAboutAPhoto,
  // What has been recorded by then is another moment each time.
  tags: ['no-picture'],
  globals: { viewport: { value: 'small' } },
};

const outOfTime = { deadlineAt: inHours(-0.01) };

export const TimeIsUp: Story = {
  // Until it is submitted: what is left of it would reach the story after it.
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...attemptCalls([readingQuestion, writingQuestion], outOfTime),
      submitTaskTaken: { ...taskTaken('auto_submitted') },
    },
  },
  play: async ({ canvasElement }) => {
    const { timeUp, timeUpSubmitted, submitted, toOverview } = inLanguage({ en, ar });
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: timeUp })).toBeVisible();
    await expect(await page.findByText(timeUpSubmitted(0, 1))).toBeVisible();
    await expect(screen.queryByText(submitted)).toBeNull();
    await expect(page.getByRole('button', { name: toOverview })).toBeEnabled();
  },
};

const returnNote = 'Please write the second paragraph again: you answered only the first question.';

export const Returned: Story = {
  args: { calls: attemptCalls([writingQuestion, readingQuestion], { status: 'returned', returnNote }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await expect(within(canvasElement).getByText(returnNote)).toBeVisible();
  },
};

export const ReturnedOnAPhone: Story = { ...Returned, globals: narrow };

export const Loading: Story = { args: withCalls({ listAnswers: pending }) };

/** Waits that a page takes for a hanging call are short in this story. */
function shortenWaits(): () => void {
  const { setTimeout: original } = globalThis;
  const shortened = (run: () => void, ms?: number) => original(run, ms === 8_000 ? 200 : ms);
  globalThis.setTimeout = Object.assign(shortened, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

const opened = taskTaken('in_progress');
let endHangingCall: ((reply: typeof opened) => void) | null = null;

/** The first call gets no reply; the one of the second try does. */
export const Hangs: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({
    getTaskTaken: () => {
      if (endHangingCall) return opened;
      return new Promise<typeof opened>((resolve) => {
        endHangingCall = resolve;
      });
    },
  }),
  beforeEach: shortenWaits,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const slow = inLanguage({ en: commonEn.slow, ar: commonAr.slow });
    await userEvent.click(await page.findByRole('button', { name: slow.retry }, { timeout: 5_000 }));
    await expect(await page.findAllByRole('radio')).not.toHaveLength(0);
    endHangingCall?.(opened);
    endHangingCall = null;
  },
};

export const Failed: Story = { args: withCalls({ getTaskTaken: refuse(404, '') }) };

export const Offline: Story = {
  args: withCalls({ saveAnswer: lose() }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, notSaved, offline } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await dialog.findByText(notSaved)).toBeVisible();
    await expect(within(canvasElement).getByText(offline)).toBeInTheDocument();
  },
};

/** A server with a full disk is not an absent one: the page says so, and tries again. */
export const FullDisk: Story = {
  args: withCalls({ saveAnswer: refuse(507, 'The disk of the server is full, so this was not saved.') }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, notSaved, noRoom, offlineText, offlineNotKept } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await dialog.findByText(notSaved)).toBeVisible();
    await expect(within(canvasElement).getByText(noRoom)).toBeInTheDocument();
    for (const text of [offlineText, offlineNotKept]) await expect(within(canvasElement).queryByText(text)).toBe(null);
  },
};

export const Refused: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({ saveAnswer: refuse(422, 'An answer can have 100,000 characters at most.') }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, submitWithout, refused, refusedAdvice, downloadTyped } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    const banner = within(await dialog.findByRole('alert'));
    await expect(banner.getByText(refused(), { exact: false })).toBeVisible();
    await expect(banner.getByText(refusedAdvice, { exact: false })).toHaveTextContent('100,000 characters at most');
    await expect(banner.getByRole('button', { name: downloadTyped })).toBeVisible();
    await expect(dialog.getByRole('button', { name: submitWithout })).toBeEnabled();
    const page = within(canvasElement);
    await expect(page.getByText(refused())).toBeInTheDocument();
    // On the page and in the dialog.
    await expect(page.getAllByText(refusedAdvice, { exact: false })).toHaveLength(2);
  },
};

export const RefusedOnAPhone: Story = {
  args: {
    calls: {
      ...attemptCalls([readingQuestion]),
      saveAnswer: refuse(422, 'An answer can have 100,000 characters at most.'),
    },
  },
  globals: narrow,
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, keepWorking, refusedAdvice, submitWithout } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await dialog.findByRole('button', { name: submitWithout });
    await userEvent.click(dialog.getByRole('button', { name: keepWorking }));
    await expect(await within(canvasElement).findByText(refusedAdvice, { exact: false })).toBeVisible();
  },
};

export const SavedElsewhere: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({
    saveAnswer: meetConflict('saveAnswer', { ...answerOf(readingQuestion, 0, attempt, true), rev: 2 }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, conflictTitle } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('alertdialog', { name: conflictTitle })).toBeVisible();
  },
};

export const Closed: Story = {
  args: withCalls({ saveAnswer: refuse(409, 'The time is over.'), submitTaskTaken: pending }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, closedTitle } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('alertdialog', { name: closedTitle })).toBeVisible();
  },
};

/** When the time of the story below ends. */
let soon = '';

// The last one, because its page tries once more to save when it is left: no other story has to answer that.
/** The server has submitted it, and what could not be sent is still here. */
export const TimeIsUpWithUnsavedText: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...attemptCalls([readingQuestion, writingQuestion]),
      getTaskTaken: () => {
        soon ||= new Date(Date.now() + 4_000).toISOString();
        return taskTaken('in_progress', { deadlineAt: soon });
      },
      saveAnswer: lose(),
      submitTaskTaken: refuse(409, 'The time is over.'),
    },
  },
  globals: narrow,
  beforeEach: () => {
    soon = '';
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const [option] = await page.findAllByRole('radio');
    if (option) await userEvent.click(option);
    const { timeUp, timeUpUnsaved, downloadTyped } = inLanguage({ en, ar });
    await expect(await page.findByRole('heading', { name: timeUp }, { timeout: 15_000 })).toBeVisible();
    await expect(await page.findByText(timeUpUnsaved)).toBeVisible();
    await expect(await page.findByRole('button', { name: downloadTyped })).toBeVisible();
  },
};
