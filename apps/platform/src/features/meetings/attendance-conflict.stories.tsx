import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { meetConflict, type CallHandler } from '../../testing/fake-client.ts';
import { attendanceLines, meeting, staffCalendar } from '../../testing/fixtures/meetings.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en as statusEn } from '../../lib/attendance/messages.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { en } from './messages/en.ts';
import { changeLine } from './sheet/attendance-entries.ts';

const [disputed] = attendanceLines;
const other = attendanceLines.find((line) => line !== disputed && line.remark !== '');
const store = { lines: attendanceLines };

/** As the server: it keeps none where one was changed meanwhile, and trims remarks. */
const save: CallHandler<'saveAttendance'> = ({ body: { entries } }) => {
  const entryOf = (student: string) => entries.find((entry) => entry.student === student);
  const { lines } = store;
  if (lines.some(({ student, rev }) => (entryOf(student._id)?.rev ?? rev) !== rev))
    return meetConflict('saveAttendance', { lines })();
  store.lines = lines.map((line) => {
    const entry = entryOf(line.student._id);
    if (!entry) return line;
    return { ...line, status: entry.status, remark: entry.remark.trim(), dispute: '', rev: entry.rev + 1 };
  });
  return { lines: store.lines };
};
const saved = fn(save);

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Meeting/Attendance conflict',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: {
    path: `/admin/meetings/${meeting._id}`,
    role: 'admin',
    calls: {
      listCalendar: staffCalendar,
      getAttendanceSheet: { meeting, lines: attendanceLines },
      listAttendanceChanges: { items: [] },
      saveAttendance: saved,
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else has marked the student who disputes a line. */
function markByAnother() {
  saved.mockClear();
  store.lines = attendanceLines.map((line) =>
    line === disputed ? { ...line, status: 'Excused' as const, rev: line.rev + 1 } : line,
  );
}

const onServer = (student = '') => store.lines.find((line) => line.student._id === student);

/** Of a mark that was restored nothing more is said once somebody has taken that of another instead. */
export const RestoredThenGivenUp: Story = {
  args: {
    leave: () =>
      disputed &&
      openDrafts().store('attendance', meeting._id, {
        base: '',
        value: { [disputed.student._id]: changeLine(disputed, undefined, { status: 'Absent' }) },
      }),
  },
  beforeEach: markByAnother,
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByText(en.sheet.restored)).toBeInTheDocument();
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5_000 }));
    await userEvent.click(dialog.getByRole('button', { name: en.sheet.takeTheirs }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(en.sheet.restored)).toBeNull();
  },
};

/** Somebody else marks one of two students who were marked here: the other is saved, as the dialog says. */
export const TheOthersAreSaved: Story = {
  play: async ({ canvasElement }) => {
    markByAnother();
    await pageIsShown();
    const canvas = within(canvasElement);
    const { statuses } = statusEn;
    const row = (student = '') => canvasElement.querySelector<HTMLElement>(`li[data-student="${student}"]`);
    row(disputed?.student._id)?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
    await userEvent.keyboard('a');
    await userEvent.type(canvas.getByRole('textbox', { name: en.sheet.remarkOf(other?.student.name ?? '') }), ' ill ');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5_000 }));
    await expect(dialog.getByText(en.sheet.conflictText)).toBeVisible();
    await expect(onServer(other?.student._id)).toMatchObject({ remark: `${other?.remark ?? ''} ill` });
    await expect(onServer(disputed?.student._id)).toMatchObject({ status: 'Excused' });
    // Of those who were marked only the one whom both have marked is asked about.
    await expect(dialog.getAllByRole('row')).toHaveLength(2);
    await expect(dialog.getByText(statuses.Absent)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: en.sheet.keepMine }));
    await waitFor(() => expect(onServer(disputed?.student._id)).toMatchObject({ status: 'Absent' }), {
      timeout: 5_000,
    });
    await expect(onServer(other?.student._id)).toMatchObject({ remark: `${other?.remark ?? ''} ill` });
  },
};
