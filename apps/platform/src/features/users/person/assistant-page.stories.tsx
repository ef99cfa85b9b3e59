import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { auditEntries, newAssistant, sara, userSessions } from '../../../testing/fixtures/persons.ts';
import { narrow, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const calls = { getAssistant: sara, listUserSessions: userSessions, listAuditLog: listOf(auditEntries) };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Assistant',
  tags: ['!autodocs'],
  args: { path: `/admin/users/assistant/${sara.user._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...calls, getAssistant: pending } } };
/** Nothing marked and nothing waiting: the figures say that there is not enough data. */
export const Empty: Story = {
  args: { calls: { getAssistant: newAssistant, listUserSessions: { items: [] }, listAuditLog: listOf([]) } },
};
export const Failed: Story = { args: { calls: { ...calls, getAssistant: refuse(404, '') } } };
