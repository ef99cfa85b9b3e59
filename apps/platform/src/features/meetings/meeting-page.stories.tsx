import type { CallInput, Contract } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { meetConflict, pending, refuse, type CallHandler } from '../../testing/fake-client.ts';
import { confirmation, idOf, listOf } from '../../testing/fixtures/basics.ts';
import {
  attendanceChanges,
  attendanceLines,
  cancelledMeeting,
  endedMeeting,
  meeting,
  seriesMeeting,
  staffCalendar,
} from '../../testing/fixtures/meetings.ts';
import { groups, users } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as statusAr, en as statusEn } from '../../lib/attendance/messages.ts';
import { addDays } from '../../lib/calendar/dates.ts';
import { ar as resourceAr, en as resourceEn } from '../../lib/resource/messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Saves as the server does: every line that is sent is confirmed. */
const saveAll: CallHandler<'saveAttendance'> = ({ body }) => ({
  lines: attendanceLines.map((line) => {
    const entry = body.entries.find(({ student }) => student === line.student._id);
    if (!entry) return line;
    const { status, remark, rev } = entry;
    return { ...line, status, remark, rev: rev + 1, confirmedBy: 'Nour Khalil', confirmedAt: new Date().toISOString() };
  }),
});

const calls = {
  listCalendar: staffCalendar,
  getAttendanceSheet: { meeting, lines: attendanceLines },
  listAttendanceChanges: { items: attendanceChanges },
  saveAttendance: saveAll,
  listGroups: listOf(groups),
  listUsers: listOf(users),
  findMeetingConflicts: { meetingCount: 1, conflicts: [] },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Meeting',
  tags: ['!autodocs'],
  args: { path: `/admin/meetings/${meeting._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = (of: typeof meeting, lines = attendanceLines) => ({
  ...calls,
  getAttendanceSheet: { meeting: of, lines },
});

export const Live: Story = {};
export const Narrow: Story = { globals: narrow };
export const ToCome: Story = { args: { calls: sheetOf(seriesMeeting) } };
export const Ended: Story = { args: { calls: sheetOf(endedMeeting) } };
export const Cancelled: Story = { args: { calls: sheetOf(cancelledMeeting) } };
export const NoStudents: Story = { args: { calls: sheetOf(seriesMeeting, []) } };
export const Loading: Story = { args: { calls: { ...calls, getAttendanceSheet: pending } } };
export const Failed: Story = { args: { calls: { ...calls, getAttendanceSheet: refuse(404, '') } } };
export const ForAssistants: Story = {
  args: { path: `/assistant/meetings/${meeting._id}`, role: 'assistant' },
};

const texts = () => ({
  m: inLanguage({ en, ar }).sheet,
  statuses: inLanguage({ en: statusEn, ar: statusAr }).statuses,
});
const rowsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('li[data-student]')];
const focusFirst = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('input:checked, input[type="radio"]')?.focus();

const savedByKeyboard = fn(saveAll);

/** Letters mark and go on, and all of it is saved at once. Disputes come first. */
export const ByKeyboard: Story = {
  tags: ['!dev', 'one-language'],
  args: { calls: { ...calls, saveAttendance: savedByKeyboard } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    savedByKeyboard.mockClear();
    const { m } = texts();
    const rows = rowsOf(canvasElement);
    await expect(rows[0]).toHaveTextContent('Omar Saleh');
    // Nothing has the focus: the first J goes to the first student.
    await userEvent.keyboard('pjplj');
    await userEvent.keyboard('ke');
    const chosen = rows.map((row) => row.querySelector<HTMLInputElement>('input:checked')?.value ?? null);
    await expect(chosen.slice(0, 3)).toEqual(['Present', 'Late', 'Excused']);
    await expect(within(canvasElement).getByRole('button', { name: m.othersPresent(1) })).toBeVisible();
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await waitFor(() => expect(canvasElement.querySelector('[data-save="saved"]')).toHaveTextContent(/\d/u), {
      timeout: 5_000,
    });
    await expect(savedByKeyboard).toHaveBeenCalledOnce();
    await expect(savedByKeyboard.mock.lastCall?.[0].body.entries).toHaveLength(4);
  },
};

const keptMark = fn(saveAll);

/** What a student says against their status is answered also by leaving it as it is. */
export const DisputeAnswered: Story = {
  tags: ['!dev', 'one-language'],
  args: { calls: { ...sheetOf(endedMeeting), saveAttendance: keptMark } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    keptMark.mockClear();
    const { m, statuses } = texts();
    const line = attendanceLines.find(({ dispute }) => dispute !== '');
    const { status = null } = line ?? {};
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: m.keep(status ? statuses[status] : '') }),
    );
    await waitFor(() => expect(keptMark).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(keptMark.mock.lastCall?.[0].body.entries).toMatchObject([{ student: line?.student._id, status }]);
  },
};

const [first] = attendanceLines;
const theirs = attendanceLines.map((line) =>
  line === first ? { ...line, status: 'Excused' as const, rev: 4, confirmedBy: 'Sara Mansour' } : line,
);
const conflictOnce = fn<() => void>();

/** Two people mark the same student: one of the two is chosen, and nothing else is lost. */
export const InConflict: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      saveAttendance: (input, name) => {
        const isFirst = conflictOnce.mock.calls.length === 0;
        conflictOnce();
        if (isFirst) return meetConflict('saveAttendance', { lines: theirs })();
        return typeof saveAll === 'function' ? saveAll(input, name) : saveAll;
      },
    },
  },
  play: async ({ canvasElement }) => {
    conflictOnce.mockClear();
    await pageIsShown();
    const { m, statuses } = texts();
    const row = rowsOf(canvasElement).find((each) => each.dataset['student'] === first?.student._id);
    focusFirst(row);
    await userEvent.keyboard('a');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5_000 }));
    await expect(dialog.getByText(statuses.Absent)).toBeVisible();
    await expect(dialog.getByText(statuses.Excused)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.keepMine }));
    await waitFor(() => expect(canvasElement.querySelector('[data-save="saved"]')).toHaveTextContent(/\d/u), {
      timeout: 5_000,
    });
    await expect(row?.querySelector<HTMLInputElement>('input:checked')).toHaveAttribute('value', 'Absent');
  },
};

/** The dialog names what somebody else has changed as well, and takes theirs if asked. */
export const EditedByTwo: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      getUser: refuse(404, ''),
      updateMeeting: meetConflict('updateMeeting', { ...meeting, title: 'Grammar II', rev: 8 }),
      removeMeeting: confirmation,
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(within(canvasElement).getByRole('button', { name: m.page.edit }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const title = dialog.getByLabelText(m.form.name, { exact: false });
    await userEvent.clear(title);
    await userEvent.type(title, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: inLanguage({ en: 'Save', ar: 'حفظ' }) }));
    const { changedMeanwhile } = inLanguage({ en: resourceEn, ar: resourceAr });
    await expect(await dialog.findByText(changedMeanwhile.conflicts([m.form.name]))).toBeVisible();
    await expect(title).toHaveValue('Mine');
    await userEvent.click(dialog.getByRole('button', { name: changedMeanwhile.takeTheirs }));
    await expect(title).toHaveValue('Grammar II');
  },
};

/** A remark that is cleared can be written anew: what is typed then marks nobody. */
export const RemarkWrittenAnew: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { m } = texts();
    const line = attendanceLines.find(({ remark }) => remark !== '');
    const { student = { _id: '', name: '' }, remark = '' } = line ?? {};
    const field = within(canvasElement).getByRole('textbox', { name: m.remarkOf(student.name) });
    const chosen = () =>
      rowsOf(canvasElement).map((row) => row.querySelector<HTMLInputElement>('input:checked')?.value ?? null);
    const before = chosen();
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}'.repeat(remark.length));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Shift>}P{/Shift}j late');
    await expect(field).toHaveValue('Pj late');
    await expect(chosen()).toEqual(before);
    // Once it is left empty, a button stands in its place again.
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('button', { name: m.remarkOf(student.name) })).toBeVisible();
  },
};

const answeredDispute = fn(saveAll);

/** Who marks a student is shown a dispute that came meanwhile, before it counts as answered. */
export const DisputedMeanwhile: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      saveAttendance: (input, name) => {
        void answeredDispute(input, name);
        const { entries } = input.body;
        const disputed = attendanceLines.map((line) =>
          line === first ? { ...line, rev: 7, dispute: 'I came at nine.' } : line,
        );
        if (entries.some(({ rev }) => rev !== 7)) return meetConflict('saveAttendance', { lines: disputed })();
        return typeof saveAll === 'function' ? saveAll(input, name) : saveAll;
      },
    },
  },
  play: async ({ canvasElement }) => {
    answeredDispute.mockClear();
    await pageIsShown();
    const { m } = texts();
    focusFirst(rowsOf(canvasElement).find((each) => each.dataset['student'] === first?.student._id));
    await userEvent.keyboard('a');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5_000 }));
    await expect(dialog.getByText(m.says('I came at nine.'))).toBeVisible();
    await expect(answeredDispute).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: m.keepMine }));
    await waitFor(() => expect(answeredDispute).toHaveBeenCalledTimes(2), { timeout: 5_000 });
    await expect(answeredDispute.mock.lastCall?.[0].body.entries).toMatchObject([{ status: 'Absent', rev: 7 }]);
  },
};

const twoDaysAfter = (moment: string) => new Date(Date.parse(moment) + 2 * 86_400_000).toISOString();

/** A single meeting that two people move has one date that differs. */
export const MovedByTwo: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      updateMeeting: meetConflict('updateMeeting', {
        ...meeting,
        startsAt: twoDaysAfter(meeting.startsAt),
        endsAt: twoDaysAfter(meeting.endsAt),
        rev: 8,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.page.edit }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const date = dialog.getByLabelText<HTMLInputElement>(en.form.date, { exact: false });
    await fireEvent.change(date, { target: { value: addDays(date.value, 9) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(resourceEn.changedMeanwhile.conflicts([en.form.date]))).toBeVisible();
  },
};

const movedMeeting = fn((input: CallInput<Contract['updateMeeting']>) => ({ ...seriesMeeting, ...input.body }));

/** A meeting to come that is moved to a time that is over is saved once that was confirmed, and its day is shown with its year. */
export const MovedIntoThePast: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: { ...sheetOf(seriesMeeting), updateMeeting: movedMeeting } },
  play: async ({ canvasElement }) => {
    movedMeeting.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: m.page.edit }));
    const dialog = within(await body.findByRole('dialog'));
    await fireEvent.change(dialog.getByLabelText(m.form.date, { exact: false }), { target: { value: '2020-04-27' } });
    const save = dialog.getByRole('button', { name: inLanguage({ en: 'Save', ar: 'حفظ' }) });
    await userEvent.click(save);
    const question = within(await body.findByRole('alertdialog', { name: m.form.overTitle }));
    await expect(question.getByText(/2020/u)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: m.form.overBack }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
    await expect(movedMeeting).not.toHaveBeenCalled();
    await userEvent.click(save);
    await userEvent.click(await body.findByRole('button', { name: m.form.overSave }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(movedMeeting.mock.lastCall?.[0].body.startsAt).toMatch(/^2020-04-2/u);
  },
};

/** What marks several students takes its button away: the focus goes on to the first who is left, or to the heading. */
export const FocusAfterMarkingSeveral: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { m } = texts();
    const canvas = within(canvasElement);
    const proposals = attendanceLines.filter(({ status, proposed }) => status === null && proposed !== null);
    const left = attendanceLines.filter(({ status, proposed }) => status === null && proposed === null);
    canvas.getByRole('button', { name: m.takeProposed(proposals.length) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.takeProposed(proposals.length) })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent(left[0]?.student.name ?? ''));
    canvas.getByRole('button', { name: m.othersPresent(left.length) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.othersPresent(left.length) })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: m.title })).toHaveFocus());

    // The same by its key, pressed on a button that goes.
    const line = canvas.getByText(left[0]?.student.name ?? '').closest('li');
    line?.querySelector<HTMLElement>('input:checked')?.focus();
    await userEvent.keyboard('{Delete}');
    (await canvas.findByRole('button', { name: m.othersPresent(1) })).focus();
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.othersPresent(1) })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: m.title })).toHaveFocus());
  },
};

/** A dispute that is answered by a button keeps the focus in its row, on the status that stands. */
export const FocusAfterAnAnsweredDispute: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: sheetOf(endedMeeting) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { m, statuses } = texts();
    const line = attendanceLines.find(({ dispute }) => dispute !== '');
    const { status = null } = line ?? {};
    const keep = within(canvasElement).getByRole('button', { name: m.keep(status ? statuses[status] : '') });
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keep).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('value', status));
    await expect(document.activeElement?.closest('li')).toHaveTextContent(line?.student.name ?? '');
  },
};

const longSheet = attendanceLines.flatMap((line, position) =>
  Array.from({ length: 5 }, (_, index) => ({
    ...line,
    dispute: '',
    remark: '',
    status: null,
    proposed: 'Present' as const,
    joinedAt: meeting.startsAt,
    confirmedBy: null,
    confirmedAt: null,
    student: { ...line.student, _id: idOf('user', 100 + position * 5 + index) },
  })),
);

/** Once marks are saved, rows say by whom and grow: the student who is marked next stays in the window. */
export const RowsThatGrow: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...sheetOf(meeting, longSheet),
      saveAttendance: ({ body }) => ({
        lines: longSheet.map((line) => {
          const entry = body.entries.find(({ student }) => student === line.student._id);
          if (!entry) return line;
          const confirmed = { confirmedBy: 'Maha Abd al-Rahman al-Qasimi', confirmedAt: meeting.startsAt };
          return { ...line, ...confirmed, status: entry.status, remark: entry.remark, rev: entry.rev + 1 };
        }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const rows = rowsOf(canvasElement);
    const row = rows.at(-4);
    focusFirst(row);
    row?.scrollIntoView({ block: 'end' });
    const height = row?.offsetHeight ?? 0;
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await waitFor(() => expect(row?.offsetHeight).toBeGreaterThan(height), { timeout: 5_000 });
    // To the pixel.
    await waitFor(() => expect(row?.getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1));
  },
};
