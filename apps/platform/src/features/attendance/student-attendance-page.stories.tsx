import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { noAttendance, staffCalendar, studentAttendance } from '../../testing/fixtures/meetings.ts';
import { people } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, shows } from '../../testing/page-stage.tsx';
import { ar, en } from './messages.ts';

const path = `/admin/users/StudentAttendance/${people.student._id}`;
const calls = { listCalendar: staffCalendar, getStudentAttendance: studentAttendance };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Student attendance',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture'],
  play: shows(() => [
    ...studentAttendance.byGroup.map(({ group }) => group),
    ...studentAttendance.history.map(({ meeting }) => meeting.title),
  ]),
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...calls, getStudentAttendance: pending } } };
export const Empty: Story = { args: { calls: { ...calls, getStudentAttendance: noAttendance } } };
export const EmptyPeriod: Story = {
  args: { path: `${path}?from=2020-01-01`, calls: { ...calls, getStudentAttendance: noAttendance } },
};
export const Failed: Story = { args: { calls: { ...calls, getStudentAttendance: refuse(404, '') } } };

const asked = fn((_input: { query: object }) => studentAttendance);

/** A year that is being typed is neither asked for nor in the address. */
export const TypesADate: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, getStudentAttendance: asked } },
  play: async () => {
    await pageIsShown();
    asked.mockClear();
    const m = inLanguage({ en, ar });
    const until = screen.getByLabelText(m.until);
    await userEvent.click(until);
    for (const value of ['0002-01-03', '0202-01-03', '2026-01-03']) {
      await fireEvent.change(until, { target: { value } });
    }
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({ until: '2026-01-03' }));
    await expect(asked).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: m.all }));
    await waitFor(() => expect(until).toHaveValue(''));
  },
};
