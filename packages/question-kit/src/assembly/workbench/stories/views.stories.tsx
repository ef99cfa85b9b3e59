import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fixtures, questionFixture } from '../../../fixtures.ts';
import { draftOf } from '../../core/defaults.ts';
import { answersOf } from '../state/entries.ts';
import { openStore } from '../state/store.ts';
import { createWorkbenchQuestion, workbenchOf } from '../state/workbench-state.ts';
import { Workbench } from '../workbench.tsx';
import { createEmptyStore } from './create-empty-store.ts';
import { fakeFiles } from './fake-files.ts';
import { messagesOf } from './messages-of.ts';
import { viewArgs } from './view-args.ts';

const disk = fakeFiles();

const [example] = fixtures.ShortAnswers;
const prompt = example?.block.content[0]?.prompt ?? '';

/** A store in which a question is open that was answered with a mistake. */
async function createStoreWithAnswer(): Promise<string> {
  const name = await createEmptyStore();
  const whole = draftOf(questionFixture('ShortAnswers'));
  // The part itself is in sight at the top of each pane.
  const draft = { ...whole, input: [], questions: whole.questions.slice(0, 1) };
  const entries = Object.values(example?.others ?? {}).slice(0, 1);
  const question = { ...createWorkbenchQuestion(draft), answers: answersOf(draft, entries) };
  const store = await openStore(name);
  await store.put('work', workbenchOf([question]), 'bench');
  store.close();
  return name;
}

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;

/** The panes beside the form, in windows of several sizes. */
const meta = {
  title: 'Workbench/Views',
  component: Workbench,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ name: await createStoreWithAnswer() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { w, m, tabOf } = messagesOf(globals);
    const pane = await canvas.findByRole('tabpanel', { name: tabOf(String(globals['view'])) });
    await expect((await within(pane).findAllByText(prompt))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: m.details.title })).toBeVisible();
    // However many they are, the tabs are in one row, and the form keeps the most room.
    const tabs = canvas.getByRole('tablist', { name: w.panes.label });
    // Fonts that arrive late change the widths.
    await waitFor(() => expect(tabs.getBoundingClientRect().height).toBeLessThan(60));
    const [form, preview] = ['form', 'preview'].map((name) => canvasElement.querySelector(`[data-pane="${name}"]`));
    await expect(widthOf(form ?? null)).toBeGreaterThan(widthOf(preview ?? null));
    await expect(widthOf(form ?? null)).toBeGreaterThanOrEqual(470);
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentInASmallWindow: Story = { globals: { view: 'student', viewport: { value: 'laptop' } } };
export const Marker: Story = { globals: { view: 'marker', viewport: { value: 'desktop' } } };
export const ReviewInALargeWindow: Story = { globals: { view: 'review', viewport: { value: 'wide' } } };
