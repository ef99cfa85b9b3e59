import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { busySchool, idleSchool, newSchool } from '../../../testing/fixtures/staff-homes.ts';
import { whatsAppCalls } from '../../../testing/fixtures/whatsapp.ts';
import { narrow, pageMeta, tablet, type PageMeta, shows } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Dashboard',
  tags: ['!autodocs'],
  args: { path: '/admin/dashboard', role: 'admin', calls: { ...whatsAppCalls, getAdminHome: busySchool } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture'],
  play: shows(() => [
    ...busySchool.registrations.people.map(({ name }) => name),
    ...busySchool.unmarked.tasks.map(({ title }) => title),
  ]),
};
export const Narrow: Story = { globals: narrow };
/** Nothing waits, and the disk of the server is almost full. */
export const NothingWaits: Story = { args: { calls: { ...whatsAppCalls, getAdminHome: idleSchool } } };
/** The first day: what a school begins with, and what of it is done. */
export const NewSchool: Story = { args: { calls: { ...whatsAppCalls, getAdminHome: newSchool } } };
export const Loading: Story = { args: { calls: { ...whatsAppCalls, getAdminHome: pending } }, tags: ['one-language'] };
export const Failed: Story = {
  args: { calls: { ...whatsAppCalls, getAdminHome: refuse(500, '') } },
  tags: ['one-language'],
};
export const Tablet: Story = { globals: tablet };
