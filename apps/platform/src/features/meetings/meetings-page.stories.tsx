import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wallTimeOf } from '../../lib/calendar/zone.ts';
import { pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, idOf, inDays, listOf } from '../../testing/fixtures/basics.ts';
import { meeting, meetings, schoolTimeZone, seriesMeeting, staffCalendar } from '../../testing/fixtures/meetings.ts';
import { groups, users } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const calls = {
  listCalendar: staffCalendar,
  listMeetings: listOf(meetings),
  listGroups: listOf(groups),
  listUsers: listOf(users),
  findMeetingConflicts: { meetingCount: 1, conflicts: [] },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Meetings',
  tags: ['!autodocs'],
  args: { path: '/admin/meetings', role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Month: Story = { args: { path: '/admin/meetings?view=month' } };
export const Agenda: Story = { args: { path: '/admin/meetings?view=agenda' } };
export const List: Story = { args: { path: '/admin/meetings?show=list' } };
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listCalendar: pending } } };
export const Empty: Story = {
  args: { path: '/admin/meetings?view=agenda', calls: { listCalendar: { timeZone: schoolTimeZone, items: [] } } },
};
export const EmptyList: Story = {
  args: { path: '/admin/meetings?show=list', calls: { ...calls, listMeetings: listOf([]) } },
};
export const Failed: Story = { args: { calls: { listCalendar: refuse(500, '') } } };
export const ForAssistants: Story = { args: { path: '/assistant/meetings', role: 'assistant' } };

/** The calendar opens on the school's day, whichever day the reader has: each of two zones shares no day with the other. */
const opensOnTheDayOf = (timeZone: string): Story => ({
  args: { path: '/admin/meetings?view=month', calls: { listCalendar: { timeZone, items: [] } } },
  tags: ['one-language', '!dev'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const opened = () => canvasElement.querySelector<HTMLElement>('a[data-date][tabindex="0"]')?.dataset['date'];
    await waitFor(() => expect(opened()).toBe(wallTimeOf(Date.now(), timeZone).date));
  },
});
export const EastOfTheReader: Story = opensOnTheDayOf('Pacific/Kiritimati');
export const WestOfTheReader: Story = opensOnTheDayOf('Pacific/Pago_Pago');

/** The keys change the view, and move between days and periods. */
export const ByKeyboard: Story = {
  args: { path: '/admin/meetings?view=month&date=2026-11-15' },
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const day = (date: string) => canvasElement.querySelector<HTMLElement>(`a[data-date="${date}"]`);
    day('2026-11-15')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('2026-11-22')).toHaveFocus());
    await userEvent.keyboard(inLanguage({ en: '{ArrowRight}', ar: '{ArrowLeft}' }));
    await waitFor(() => expect(day('2026-11-23')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day('2026-12-23')).toHaveFocus());
    await userEvent.keyboard('w');
    await expect(canvasElement.querySelectorAll('a[data-date]')).toHaveLength(7);
    await userEvent.keyboard('?');
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};

/** A weekly series; what else is at that time is named while one plans. */
export const Planning: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      findMeetingConflicts: ({ body }) => ({
        meetingCount: body.when.kind === 'weekly' ? 12 - (body.when.rule.skippedDates?.length ?? 0) : 1,
        conflicts:
          body.when.kind === 'weekly' && body.when.rule.skippedDates?.length === 0
            ? [
                { kind: 'group', name: 'B2, Monday evening', meeting },
                { kind: 'teacher', name: 'Sara Mansour', meeting: seriesMeeting },
              ]
            : [],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(within(canvasElement).getByRole('button', { name: m.plan }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(m.form.name, { exact: false }), 'Speaking club');
    await expect(await dialog.findByText(m.conflicts.none(1))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: m.form.weekly }));
    await expect(await dialog.findByText(m.conflicts.title(2))).toBeVisible();
    // A holiday is left out, and with it what else is on that day.
    await userEvent.click(dialog.getByRole('combobox', { name: m.form.skippedDates }));
    const [first] = await within(document.body).findAllByRole('option');
    if (!first) throw new Error('The series has no dates.');
    await userEvent.click(first);
    await expect(await dialog.findByText(m.conflicts.none(11))).toBeVisible();
  },
};

/** What was typed stays where it is refused, and the server's copy is named where another save came first. */
export const Refused: Story = {
  tags: ['!dev'],
  args: {
    calls: { ...calls, createMeeting: refuse(422, 'The teacher is not of this school.'), removeMeeting: confirmation },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(within(canvasElement).getByRole('button', { name: m.plan }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: m.plan }));
    await expect(await dialog.findByText(m.form.nameRequired)).toBeVisible();
    const title = dialog.getByLabelText(m.form.name, { exact: false });
    await userEvent.type(title, `Club ${inDays(0).slice(0, 10)}`);
    await userEvent.click(dialog.getByRole('button', { name: m.plan }));
    await expect(await dialog.findByText('The teacher is not of this school.')).toBeVisible();
    await expect(title).toHaveValue(`Club ${inDays(0).slice(0, 10)}`);
  },
};

/** More groups meet at one time than a day has room for: the agenda has them all. */
export const Crowded: Story = {
  args: {
    calls: {
      ...calls,
      listCalendar: {
        ...staffCalendar,
        items: staffCalendar.items
          .slice(0, 1)
          .flatMap((item) => Array.from({ length: 6 }, (_, index) => ({ ...item, _id: idOf('meeting', 50 + index) }))),
      },
    },
  },
};
