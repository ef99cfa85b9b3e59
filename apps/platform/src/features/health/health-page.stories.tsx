import type { ServerHealth } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { setDeviceAhead } from '../../testing/device-clock.ts';
import { inHours } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const gigabyte = 1e9;

const good: ServerHealth = {
  checkedAt: inHours(0),
  server: { state: 'good', startedAt: inHours(-52), node: 'v24.21.0', workers: 2 },
  database: { state: 'good', kind: 'server', version: '18.1', bytes: 3.2 * gigabyte },
  migrations: { state: 'good', applied: 71, known: 71, isNewer: false },
  space: { state: 'good', freeBytes: 212 * gigabyte },
  files: { state: 'good', looked: 1482, missing: 0, unused: 0, unusedBytes: 0 },
  mail: { state: 'good', way: 'server', isReached: true },
  jobs: { state: 'good', waiting: 3, running: 1, failed: 0 },
  backups: null,
  attempts: { state: 'good', open: 214, unsaved: 2, medianSeconds: 21, longestSeconds: 190 },
  clock: { state: 'good', differenceMs: 14 },
};

const ill: ServerHealth = {
  checkedAt: inHours(0),
  server: { state: 'good', startedAt: inHours(-0.4), node: 'v24.21.0', workers: 1 },
  database: { state: 'good', kind: 'embedded', version: '17.5', bytes: 640_000_000 },
  migrations: { state: 'act', applied: 72, known: 71, isNewer: true },
  space: { state: 'act', freeBytes: 180_000_000 },
  files: { state: 'act', looked: 1482, missing: 2, unused: 11, unusedBytes: 48_000_000 },
  mail: { state: 'look', way: 'folder', isReached: false },
  jobs: { state: 'look', waiting: 3, running: 0, failed: 2 },
  backups: { state: 'look', isOn: false, lastAt: inHours(-24 * 9) },
  attempts: { state: 'look', open: 31, unsaved: 1, medianSeconds: 720, longestSeconds: 1500 },
  clock: { state: 'act', differenceMs: -612_000 },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Server health',
  tags: ['!autodocs'],
  args: { path: '/admin/health', role: 'admin', calls: { getServerHealth: good } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A database of its own server, whose backups the page does not see. */
export const AllGood: Story = {};
export const WithFindings: Story = { args: { calls: { getServerHealth: ill } } };
export const Narrow: Story = { args: { calls: { getServerHealth: ill } }, globals: narrow };
export const Loading: Story = { args: { calls: { getServerHealth: pending } } };
export const Failed: Story = { args: { calls: { getServerHealth: refuse(500, '') } } };

const getServerHealth = fn<() => ServerHealth>();

/** What was put right is gone from the top once the server is checked again. */
export const CheckedAgain: Story = {
  tags: ['one-language'],
  args: { calls: { getServerHealth } },
  beforeEach: () =>
    void getServerHealth
      .mockReset()
      .mockReturnValueOnce({ ...good, space: ill.space })
      .mockReturnValue(good),
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const canvas = within(canvasElement);
    const first = () => canvasElement.querySelector('[data-check]');
    await expect(first()).toHaveTextContent(messages.checks.space.advice(ill.space));
    await userEvent.click(canvas.getByRole('button', { name: messages.refresh }));
    await waitFor(() => expect(canvas.getByText(messages.allGood)).toBeVisible());
    await expect(first()).not.toHaveTextContent(messages.states.act);
  },
};

/** On a device whose clock is fast a save was made as long ago as the server says. */
export const FastDevice: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { getServerHealth: ill } },
  beforeEach: () => setDeviceAhead(3 * 3_600_000),
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(
      canvas.getByText('The oldest last save of one was made 25 minutes ago.', { exact: false }),
    ).toBeVisible();
  },
};
