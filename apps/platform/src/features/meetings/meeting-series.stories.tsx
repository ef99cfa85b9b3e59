import type { CallInput, Contract } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lose, meetConflict } from '../../testing/fake-client.ts';
import { idOf, listOf, stored } from '../../testing/fixtures/basics.ts';
import { attendanceLines, seriesMeeting, staffCalendar } from '../../testing/fixtures/meetings.ts';
import { groups, users } from '../../testing/fixtures/people.ts';
import { en as resourceEn } from '../../lib/resource/messages.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en } from './messages/en.ts';

/** Edited apart from its series, which was renamed since. */
const exception: typeof seriesMeeting = {
  ...seriesMeeting,
  title: 'Guest lecture',
  place: 'Hall',
  series: seriesMeeting.series && { ...seriesMeeting.series, isException: true },
};
const ofSeries = { ...seriesMeeting, ...stored(idOf('meeting', 9)), title: 'Speaking circle', place: 'Room 6' };
const movedByOther = { ...ofSeries, place: 'Room 7', series: ofSeries.series && { ...ofSeries.series, rev: 3 } };
const saved = fn((_input: CallInput<Contract['updateMeetingSeries']>) => ({ added: 0, changed: 9, removed: 0 }));

const calls = {
  listCalendar: staffCalendar,
  getAttendanceSheet: { meeting: exception, lines: attendanceLines },
  listAttendanceChanges: { items: [] },
  listGroups: listOf(groups),
  listUsers: listOf(users),
  findMeetingConflicts: { meetingCount: 1, conflicts: [] },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Meeting/Series',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/admin/meetings/${exception._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A series that is edited from an exception keeps what its other meetings have. */
export const SeriesFromAnException: Story = {
  args: { calls: { ...calls, getMeetingSeries: ofSeries, updateMeetingSeries: saved } },
  play: async ({ canvasElement }) => {
    saved.mockClear();
    await pageIsShown();
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.page.more }));
    await userEvent.click(await body.findByRole('menuitem', { name: en.page.editSeries }));
    const dialog = within(await body.findByRole('dialog'));
    await expect(dialog.getByLabelText(en.form.name, { exact: false })).toHaveValue('Speaking circle');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    const rule = { ...seriesMeeting.series?.rule };
    await expect(saved.mock.lastCall?.[0].body).toMatchObject({
      title: 'Speaking circle',
      place: 'Room 6',
      rule,
    });
  },
};

/** Without what the series has, no form shows and overwrites it. */
export const SeriesThatCannotBeRead: Story = {
  args: { calls: { ...calls, getMeetingSeries: lose() } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const body = within(document.body);
    const more = within(canvasElement).getByRole('button', { name: en.page.more });
    await userEvent.click(more);
    await userEvent.click(await body.findByRole('menuitem', { name: en.page.editSeries }));
    await expect(await body.findByText(en.page.failed, { exact: false })).toBeVisible();
    await expect(body.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** The way out of a dialog that cancels says what is kept: "Cancel" would be both. */
export const KeptInTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const m = en.page;
    const body = within(document.body);
    const more = within(canvasElement).getByRole('button', { name: m.more });
    for (const [action, keep] of [
      [m.cancel, m.keep],
      [m.cancelSeries, m.keepSeries],
    ] as const) {
      await userEvent.click(more);
      await userEvent.click(await body.findByRole('menuitem', { name: action }));
      const question = within(await body.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: keep }));
      await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    }
  },
};

/** Two admins edit a series: the second is told what the first has changed, and writes nothing over it. */
export const SeriesEditedByTwo: Story = {
  args: {
    calls: {
      ...calls,
      getMeetingSeries: ofSeries,
      updateMeetingSeries: (input) =>
        input.body.rev === ofSeries.series?.rev ? meetConflict('updateMeetingSeries', movedByOther)() : saved(input),
    },
  },
  play: async ({ canvasElement }) => {
    saved.mockClear();
    await pageIsShown();
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.page.more }));
    await userEvent.click(await body.findByRole('menuitem', { name: en.page.editSeries }));
    const dialog = within(await body.findByRole('dialog'));
    const title = dialog.getByLabelText(en.form.name, { exact: false });
    await userEvent.clear(title);
    await userEvent.type(title, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { changedMeanwhile } = resourceEn;
    await expect(await dialog.findByText(changedMeanwhile.title)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0].body).toMatchObject({ title: 'Mine', place: 'Room 7', rev: 3 });
  },
};

const restored = fn((_input: CallInput<Contract['restoreMeetingSeries']>) => ({
  success: true as const,
  message: '4 meetings take place again.',
}));

/** A series that was cancelled by mistake is restored at once, from any of its cancelled meetings. */
export const SeriesRestored: Story = {
  args: {
    calls: {
      ...calls,
      getAttendanceSheet: { meeting: { ...seriesMeeting, state: 'cancelled' }, lines: attendanceLines },
      restoreMeetingSeries: restored,
    },
  },
  play: async ({ canvasElement }) => {
    restored.mockClear();
    await pageIsShown();
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.page.more }));
    await userEvent.click(await body.findByRole('menuitem', { name: en.page.restoreSeries }));
    const asked = within(await body.findByRole('alertdialog', { name: en.page.restoreSeriesTitle }));
    await userEvent.click(asked.getByRole('button', { name: en.page.restoreSeries }));
    await expect(await body.findByText('4 meetings take place again.')).toBeVisible();
    await expect(restored.mock.lastCall?.[0]).toMatchObject({
      params: { id: seriesMeeting.series?._id },
      body: { meeting: seriesMeeting._id },
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.page.more }));
    await expect(await body.findByRole('menuitem', { name: en.page.restore })).toBeVisible();
    await expect(body.queryByRole('menuitem', { name: en.page.cancelSeries })).toBeNull();
  },
};
