import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ruleTexts } from '../../quality/rule-texts.ts';
import { simulationTexts } from '../../quality/simulated/texts.ts';
import { draftOf } from '../../core/defaults.ts';
import { createWorkbenchQuestion, workbenchOf } from '../state/workbench-state.ts';
import { questionFixture } from '../../../fixtures.ts';
import { storeWithPaper } from '../paper/stories/story-paper.ts';
import { createEmptyStore } from '../stories/create-empty-store.ts';
import { fakeFiles } from '../stories/fake-files.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { viewArgs } from '../stories/view-args.ts';
import { Workbench } from '../workbench.tsx';
import { litWordsName } from './lit-words.tsx';
import { qualityMessages } from './messages.ts';
import { keepWordList } from './word-levels.ts';

const meta = {
  title: 'Workbench/Quality',
  component: Workbench,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev'],
  beforeEach: () => localStorage.removeItem('rubrica-word-list'),
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={fakeFiles()} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const languageOf = (globals: Record<string, unknown>) => (globals['language'] === 'ar' ? 'ar' : 'en');

/** Writes a multiple-choice question whose longest option is right. */
async function writeChoice(canvas: ReturnType<typeof within>, globals: Record<string, unknown>): Promise<void> {
  const { m } = messagesOf(globals);
  await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Tides');
  await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
  await userEvent.click(await canvas.findByRole('button', { name: m.mcq.add }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
  await userEvent.paste('* The pull of the moon and of the sun on the water of the sea\nThe wind\nThe rain');
}

/** A finding leads to its field, is switched off with a reason, stays listed, and is switched on again. */
export const Checking: Story = {
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const q = qualityMessages(languageOf(globals));
    const { name, fix } = ruleTexts['longest-key'][languageOf(globals)];
    await writeChoice(canvas, globals);
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('check') }));
    const pane = within(await canvas.findByRole('tabpanel', { name: tabOf('check') }));
    const finding = await pane.findByRole('article', { name: new RegExp(`^${name}`, 'u') });
    await expect(finding).toHaveTextContent(fix);

    await userEvent.click(within(finding).getByRole('button', { name: new RegExp(`^${q.goTo}`, 'u') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());

    // A reason is asked for; the finding then stays in the list of those that are switched off.
    await userEvent.click(within(finding).getByRole('button', { name: q.switchOff }));
    const reason = await within(finding).findByRole('textbox', { name: q.reason });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await within(finding).findByText(q.reasonMissing)).toBeVisible();
    await userEvent.type(reason, 'A definition{Enter}');
    await waitFor(async () => expect(await pane.findByRole('heading', { name: q.summary(0) })).toHaveFocus());
    await expect(pane.getByText(q.nothing)).toBeVisible();
    await userEvent.click(pane.getByText(`${q.switchedOff} (1)`));
    await expect(await pane.findByText('A definition')).toBeVisible();

    await userEvent.click(pane.getByRole('button', { name: q.switchOn }));
    await waitFor(async () => expect(await pane.findByRole('heading', { name: q.summary(1) })).toHaveFocus());

    // Another text has another finding: what was a clue is none.
    await userEvent.clear(canvas.getByRole('textbox', { name: m.mcq.option(1) }));
    await userEvent.type(canvas.getByRole('textbox', { name: m.mcq.option(1) }), 'The moon');
    await waitFor(() => expect(pane.queryByRole('article')).not.toBeInTheDocument());
    // The mark at the field goes in the next pause.
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(`^${name}`, 'u') })).toBeNull());
  },
};

/** The marks follow the key while it is edited, and each has its reason. */
export const Trying: Story = {
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const q = qualityMessages(languageOf(globals));
    const texts = simulationTexts[languageOf(globals)];
    await writeChoice(canvas, globals);
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('try') }));
    const pane = within(await canvas.findByRole('tabpanel', { name: tabOf('try') }));
    const rowOf = async (student: 'perfect' | 'fast') =>
      pane.findByRole('row', { name: new RegExp(texts.students[student].name, 'u') });
    // The marks follow what is written a moment later.
    await waitFor(async () => expect(await rowOf('perfect')).toHaveTextContent(q.pointsOf(1, 1)));
    // A person confirms the mark, which is proposed all the same.
    await expect(
      within(await rowOf('perfect'))
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent(`${q.number(1)} …`);
    await waitFor(async () => expect(await rowOf('fast')).toHaveTextContent(q.pointsOf(1, 1)));

    await userEvent.click(pane.getByRole('button', { name: texts.students.fast.name }));
    const answers = within(await pane.findByRole('region', { name: q.answersOf(texts.students.fast.name) }));
    await expect(answers.getByRole('listitem')).toHaveTextContent(q.decisions.exact);

    // The second option becomes the right one: whoever takes the first loses the point.
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(1) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(2) }));
    await waitFor(async () => expect(await rowOf('fast')).toHaveTextContent(q.pointsOf(0, 1)));
    await waitFor(async () => expect(await rowOf('perfect')).toHaveTextContent(q.pointsOf(1, 1)));
    await expect(answers.getByRole('listitem')).toHaveTextContent(q.decisions.none);
    await expect(pane.getByText(q.decidesWell)).toBeVisible();
  },
};

const lit = () => [...(CSS.highlights.get(litWordsName) ?? [])].map(String);

/** A passage and a transcript by the levels of a list; the words above the level are lit, where students read them too. */
export const WordsByLevel: Story = {
  beforeEach: () => () => keepWordList(null),
  loaders: [
    async () => {
      const passage = { id: 'passage', kind: 'text' as const, html: '<p>The ubiquitous tea was served to all.</p>' };
      const file = { id: 'talk', name: 'talk.mp3', mime: 'audio/mpeg', size: 1 };
      const talk = { id: 'talk', kind: 'audio' as const, file, transcript: 'Tea, tea and a meticulous cook.' };
      const draft = { ...draftOf(questionFixture('MCQ')), title: 'Tea', level: 'B1', input: [passage, talk] };
      return { name: await storeWithPaper(workbenchOf([createWorkbenchQuestion(draft)])) };
    },
  ],
  play: async ({ canvas, globals }) => {
    const { tabOf } = messagesOf(globals);
    const q = qualityMessages(languageOf(globals));
    keepWordList('ubiquitous,C2\nmeticulous,C2\ntea,A1');
    await userEvent.click(await canvas.findByRole('tab', { name: tabOf('student') }));
    await waitFor(() => expect(lit()).toEqual(['ubiquitous']));
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('check') }));
    const pane = within(await canvas.findByRole('tabpanel', { name: tabOf('check') }));
    await expect(await pane.findByText(q.passageByLevel)).toBeVisible();
    await expect(pane.getByText(q.transcriptByLevel)).toBeVisible();
    await expect(pane.getByText(`A1: ${q.number(2)}`)).toBeVisible();
    await expect(pane.getByText('meticulous')).toBeVisible();
    await waitFor(() => expect(lit()).toEqual([]));
  },
};

/** A finding has a mark at its option: whoever comes to the option hears it, and a press leads to the finding in its list. */
export const AtTheField: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const { name } = ruleTexts['longest-key'][languageOf(globals)];
    await writeChoice(canvas, globals);
    const option = canvas.getByRole('textbox', { name: m.mcq.option(1) });
    const topPx = option.getBoundingClientRect().top;
    const mark = await canvas.findByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await expect(option.getBoundingClientRect().top).toBe(topPx);
    const at = mark.getBoundingClientRect().top - topPx;
    await expect(Math.abs(at)).toBeLessThan(option.getBoundingClientRect().height);

    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(2) }));
    await userEvent.click(option);
    await waitFor(() => {
      const said = [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
      return expect(said.join(' ')).toContain(name);
    });

    mark.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('tabpanel', { name: tabOf('check') });
    await waitFor(() =>
      expect(document.activeElement?.closest('article')).toHaveAccessibleName(new RegExp(`^${name}`, 'u')),
    );

    // The mark goes with what it is about.
    await userEvent.clear(option);
    await userEvent.type(option, 'The moon');
    await waitFor(() => expect(mark).not.toBeInTheDocument());
  },
};

const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');

/** A mark that waits for a person says so in its cell, also in the column of the totals; the sign for it is explained below the table. */
export const WaitingMarks: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const q = qualityMessages(languageOf(globals));
    const texts = simulationTexts[languageOf(globals)];
    await writeChoice(canvas, globals);
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('try') }));
    const pane = within(await canvas.findByRole('tabpanel', { name: tabOf('try') }));
    const { perfect, empty } = texts.students;
    const [total, mark] = cellsOf(await pane.findByRole('row', { name: new RegExp(`^${perfect.name}`, 'u') }));
    // A person confirms the marks of a new question.
    await expect(total).toHaveAccessibleName(`${q.pointsOf(1, 1)} ${q.pending}`);
    await expect(mark).toHaveAccessibleName(`${q.number(1)} ${q.pending}`);
    await expect(pane.getByText(q.pendingSign)).toBeVisible();
    // What is not given is wrong without a person.
    const [none] = cellsOf(pane.getByRole('row', { name: new RegExp(`^${empty.name}`, 'u') }));
    await expect(none).toHaveAccessibleName(q.pointsOf(0, 1));

    await userEvent.click(canvas.getByRole('checkbox', { name: m.block.autoCorrected }));
    await waitFor(() => expect(pane.queryByText(q.pendingSign)).toBeNull());
  },
};
