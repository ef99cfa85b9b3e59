import type { FailedJob, OpenJob, ScheduledJob } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { jobNameMessages } from '@rubrica/api-client/contract';
import { pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, inHours } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const idOf = (number: number) => `0f4d9a70-6f0c-4b6e-9d4a-${String(number).padStart(12, '0')}`;

const failed: FailedJob[] = [
  {
    _id: idOf(1),
    name: 'sweep-files',
    about: null,
    sentAt: inHours(-5),
    failedAt: inHours(-3),
    tries: 3,
    reason: 'disk-full',
    details: 'Error: write\n  code=ENOSPC\n    at async sweepFiles (services/cleanup/sweep-files.ts:8:3)',
  },
  {
    _id: idOf(2),
    name: 'close-meetings',
    about: null,
    sentAt: inHours(-27),
    failedAt: inHours(-26),
    tries: 3,
    reason: 'database',
    details: 'AggregateError: Meetings could not be closed: 01980000-000b-7000-8000-000000000001.',
  },
];
const open: OpenJob[] = [
  {
    _id: idOf(3),
    name: 'sweep-files',
    about: null,
    sentAt: inHours(-0.1),
    state: 'running',
    at: inHours(-0.05),
    progress: 0.4,
  },
  {
    _id: idOf(4),
    name: 'delete-expired-rows',
    about: null,
    sentAt: inHours(-1),
    state: 'waiting-again',
    at: inHours(0.2),
    progress: null,
  },
];
const scheduled: ScheduledJob[] = [
  { name: 'close-meetings', every: 'minute', lastRun: { at: inHours(-0.01), hasFailed: false }, nextAt: inHours(0.01) },
  { name: 'delete-expired-rows', every: 'hour', lastRun: { at: inHours(-1), hasFailed: true }, nextAt: inHours(0.2) },
  { name: 'sweep-files', every: 'hour', lastRun: null, nextAt: inHours(0.6) },
];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Background jobs',
  tags: ['!autodocs'],
  args: { path: '/admin/jobs', role: 'admin', calls: { listJobs: { failed, open, scheduled } } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listJobs: pending } } };
export const Empty: Story = { args: { calls: { listJobs: { failed: [], open: [], scheduled } } } };
export const Failed: Story = { args: { calls: { listJobs: refuse(500, '') } } };

/** A notice leads to the job that it is about. */
export const FromNotice: Story = {
  tags: ['one-language'],
  args: { path: '/admin/jobs#close-meetings' },
  play: async ({ canvas }) => {
    await pageIsShown();
    const title = inLanguage(jobNameMessages)['close-meetings'];
    const region = within(canvas.getByRole('region', { name: inLanguage({ en, ar }).failed }));
    await waitFor(() => expect(region.getByText(title).closest('b')).toHaveFocus());
  },
};

const retryJob = fn((_input: unknown) => confirmation);
const removeJob = fn((_input: unknown) => confirmation);

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body);

/** One job is run again, and another is deleted once that is confirmed; both leave the list. */
export const Changed: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      listJobs: () => ({
        failed: failed.filter(
          ({ _id }) =>
            ![...retryJob.mock.calls, ...removeJob.mock.calls].some((call) => JSON.stringify(call).includes(_id)),
        ),
        open,
        scheduled,
      }),
      retryJob,
      removeJob,
    },
  },
  play: async ({ canvasElement }) => {
    retryJob.mockClear();
    removeJob.mockClear();
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const names = inLanguage(jobNameMessages);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(messages.reasons['disk-full'])).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${messages.retry}: ${names['sweep-files']}` }));
    await waitFor(() => expect(canvas.queryByText(messages.reasons['disk-full'])).toBeNull());
    // The focus does not leave with the job.
    await waitFor(() => expect(canvas.getByRole('region', { name: messages.failed })).toContainElement(focused()));
    await expect(retryJob.mock.lastCall?.[0]).toMatchObject({ params: { id: idOf(1) } });

    await userEvent.click(canvas.getByRole('button', { name: `${messages.remove}: ${names['close-meetings']}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(removeJob).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: messages.remove }));
    await expect(await canvas.findByText(messages.noneFailed)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: messages.failed })).toContainElement(focused()));
    await expect(removeJob.mock.lastCall?.[0]).toMatchObject({ params: { id: idOf(2) } });
  },
};
