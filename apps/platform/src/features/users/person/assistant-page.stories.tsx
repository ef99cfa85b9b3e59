import type { StoryObj } from '@storybook/react-vite';
import { type CallHandlers, pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { endedMeeting, meeting, seriesMeeting, staffCalendar } from '../../../testing/fixtures/meetings.ts';
import { auditEntries, newAssistant, sara, userSessions } from '../../../testing/fixtures/persons.ts';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { auditActions } from './messages/audit-actions.ts';

const calls = {
  getAssistant: sara,
  listUserSessions: userSessions,
  listAuditLog: listOf(auditEntries),
  listCalendar: staffCalendar,
  listMeetings: ({ query }) => listOf(query?.state === 'ended' ? [endedMeeting] : [seriesMeeting, meeting]),
} satisfies CallHandlers;

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Assistant',
  tags: ['!autodocs'],
  args: { path: `/admin/users/assistant/${sara.user._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Their meetings lead on: what comes, and what is over with its attendance. */
export const Meetings: Story = {
  tags: ['one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    for (const each of [meeting, endedMeeting])
      await expect((await canvas.findAllByRole('link', { name: each.title }))[0]).toHaveAttribute(
        'href',
        `/admin/meetings/${each._id}`,
      );
    await expect(
      await canvas.findByText(`${endedMeeting.confirmedCount} of ${endedMeeting.studentCount} confirmed`),
    ).toBeVisible();
  },
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...calls, getAssistant: pending } } };
/** Nothing marked and nothing waiting: the figures say that there is not enough data. */
export const Empty: Story = {
  args: {
    calls: {
      ...calls,
      getAssistant: newAssistant,
      listUserSessions: { items: [] },
      listAuditLog: listOf([]),
      listMeetings: listOf([]),
    },
  },
};
export const Failed: Story = { args: { calls: { ...calls, getAssistant: refuse(404, '') } } };

const [anEntry] = auditEntries;
const actions = [
  'book.update',
  'task.create',
  'question.tag',
  'level.order',
  'user-import.undo',
  'whatsapp.pause',
] as const;

/** What an assistant has done is in words, not in codes. */
export const AuditInWords: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      listAuditLog: listOf(actions.map((action, index) => ({ ...anEntry!, _id: idOf('file', index), action }))),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const words = inLanguage(auditActions);
    for (const action of actions) await expect(await canvas.findByText(words[action])).toBeVisible();
  },
};
