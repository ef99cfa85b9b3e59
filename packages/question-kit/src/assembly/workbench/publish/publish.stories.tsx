import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { questionFixture } from '../../../fixtures.ts';
import { createEmptyStore } from '../stories/create-empty-store.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { viewArgs } from '../stories/view-args.ts';
import { Workbench } from '../workbench.tsx';
import { publishAr, publishEn } from './messages.ts';
import { type PublishAdapter, PublishRefusal, type PublishReport } from './publish-adapter.ts';

const before = questionFixture('MCQ');

const report: PublishReport = {
  questions: [
    {
      id: 'one',
      title: 'Tides',
      type: 'Reading',
      subQuestionType: 'MCQ',
      action: 'update',
      isFinished: true,
      differences: [
        { part: 'title', at: null, change: 'changed' },
        { part: 'block', at: 1, change: 'added' },
      ],
      versions: { before, after: { ...before, title: 'Tides of the sea' } },
    },
  ],
  task: { action: 'create', title: 'Mock reading' },
  unknown: { categories: [], levels: ['B2+'], diplomas: [] },
  newFiles: 0,
};

const calls: unknown[] = [];
const platform: PublishAdapter = {
  preview: async (target) => {
    calls.push(target);
    if (target.token === 'old') throw new PublishRefusal('token');
    return report;
  },
  publish: async (target, file, { createNames }) => {
    calls.push({ name: file.name, createNames });
    return { ...report, url: `${target.address}/admin/tasks` };
  },
};

/** What is published with a digest that is not the platform's is refused: somebody else publishes after the first comparison. */
const changing: PublishAdapter = {
  preview: async () => {
    calls.push('preview');
    if (calls.length === 1) return { ...report, digest: 'first' };
    const [question] = report.questions;
    return { ...report, digest: 'second', questions: question ? [{ ...question, title: 'Tides of others' }] : [] };
  },
  publish: async (target, _file, { digest }) => {
    calls.push(digest);
    if (digest !== 'second') throw new PublishRefusal('changed');
    return { ...report, url: `${target.address}/admin/tasks` };
  },
};

/** What is published arrives, but its reply does not. */
const replyLost: PublishAdapter = {
  ...platform,
  publish: () => Promise.reject(new PublishRefusal('unreachable')),
};

const meta = {
  title: 'Workbench/Publish',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    calls.length = 0;
    localStorage.removeItem('rubrica-publish-target');
  },
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} publish={platform} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvas: ReturnType<typeof within>, globals: Record<string, unknown>) {
  const { w } = messagesOf(globals);
  const m = globals['language'] === 'ar' ? publishAr : publishEn;
  await chooseFromMenu(await canvas.findByRole('button', { name: w.bar.more }), w.bar.publish);
  const dialog = within(await screen.findByRole('dialog', { name: m.title }));
  const fill = async (address: string, token: string) => {
    await userEvent.clear(dialog.getByLabelText(m.address));
    await userEvent.type(dialog.getByLabelText(m.address), address);
    await userEvent.clear(dialog.getByLabelText(m.token));
    await userEvent.type(dialog.getByLabelText(m.token), token);
    await userEvent.click(dialog.getByRole('button', { name: m.compare }));
  };
  return { m, dialog, fill };
}

/** What would change is seen before anything is published; the browser keeps nothing that it was not asked to keep. */
export const ComparedAndPublished: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { m, dialog, fill } = await openDialog(canvas, globals);
    await fill('https://school.example/login', 'secret');
    await expect(await dialog.findByText(`${m.parts.title} · ${m.block.added(2)}`)).toBeVisible();
    await expect(calls).toEqual([{ address: 'https://school.example', token: 'secret' }]);
    // What was found has the focus, not the button that leads back.
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
    // What a question was and what it becomes, by field and as students see it.
    await userEvent.click(dialog.getByText('Tides', { selector: 'summary *' }));
    const fields = await dialog.findByRole('tabpanel');
    await expect(fields.querySelector('ins')).toHaveTextContent(/Tides|sea/u);
    await expect(fields.querySelector('del')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: m.createNames }));
    await userEvent.click(dialog.getByRole('button', { name: m.publish(1) }));
    const link = await dialog.findByRole('link', { name: m.open });
    await expect(link).toHaveAttribute('href', 'https://school.example/admin/tasks');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(calls.at(-1)).toEqual({ name: 'paper.rubrica', createNames: true });
    await expect(localStorage.getItem('rubrica-publish-target')).toBeNull();
  },
};

const refusing: PublishAdapter = {
  ...platform,
  preview: async () => ({
    ...report,
    refusedFiles: [{ name: 'svg-as.png', question: report.questions[0]?.id ?? null, reason: 'type' }],
  }),
};

/** A file that the platform would refuse is named with its question, and nothing is published. */
export const RefusedFile: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { publish: refusing },
  play: async ({ canvas, globals }) => {
    const { m, dialog, fill } = await openDialog(canvas, globals);
    await fill('https://school.example', 'secret');
    await expect(await dialog.findByText(m.refused)).toBeVisible();
    const named = m.fileOf('svg-as.png', report.questions[0]?.title ?? '');
    await expect(dialog.getByText(m.refusedFile.type(named))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: m.publish(1) })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
  },
};

/** A token goes over an encrypted connection alone, and a refusal says why. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { m, dialog, fill } = await openDialog(canvas, globals);
    await fill('http://school.example', 'old');
    await expect(await dialog.findByText(m.addressWrong)).toBeVisible();
    await expect(calls).toEqual([]);
    await fill('https://school.example', 'old');
    await expect(await dialog.findByText(m.tokenRefused)).toBeVisible();
  },
};

/** Where somebody else has published meanwhile, nothing is written over unseen: it is compared again, and said, before it is published. */
export const ChangedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: { publish: changing },
  play: async ({ canvas, globals }) => {
    const { m, dialog, fill } = await openDialog(canvas, globals);
    await fill('https://school.example', 'secret');
    await userEvent.click(await dialog.findByRole('button', { name: m.publish(1) }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(m.changed);
    await expect(dialog.getAllByText('Tides of others').length).toBeGreaterThan(0);
    // A second press of the same key publishes nothing: what has changed has the focus.
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
    await expect(calls).toEqual(['preview', 'first', 'preview']);
    await userEvent.click(dialog.getByRole('button', { name: m.publish(1) }));
    await expect(await dialog.findByRole('link', { name: m.open })).toBeVisible();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(calls.at(-1)).toBe('second');
  },
};

/** Where no reply comes to what was sent, it is said that it may have been published, not that the platform is not there. */
export const NoReply: Story = {
  tags: ['no-picture', 'one-language'],
  args: { publish: replyLost },
  play: async ({ canvas, globals }) => {
    const { m, dialog, fill } = await openDialog(canvas, globals);
    await fill('https://school.example', 'secret');
    await userEvent.click(await dialog.findByRole('button', { name: m.publish(1) }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(m.noReply);
    await expect(dialog.queryByText(m.failed)).toBeNull();
  },
};
