import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { createEmptyStore } from '../stories/create-empty-store.ts';
import { fakeFiles } from '../stories/fake-files.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { viewArgs } from '../stories/view-args.ts';
import { Workbench } from '../workbench.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { keepReviewerName } from './reviewer-name.ts';
import { suggestionsAr, suggestionsEn } from './messages/suggestions.ts';

const meta = {
  title: 'Workbench/Comments',
  component: Workbench,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev'],
  beforeEach: () => localStorage.removeItem('rubrica-reviewer-name'),
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={fakeFiles()} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (globals: Record<string, unknown>) =>
  globals['language'] === 'ar' ? { ...ar, ...suggestionsAr } : { ...en, ...suggestionsEn };

/** A comment follows its option, a suggestion is accepted, and an edit after the approval makes the question a draft again. */
export const Reviewing: Story = {
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
    await userEvent.paste('* The moon\nThe wind');

    // Whoever writes is asked for a name once.
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));
    const pane = () => within(canvas.getByRole('tabpanel', { name: tabOf('comments') }));
    await canvas.findByRole('tabpanel', { name: tabOf('comments') });
    await userEvent.type(await pane().findByRole('textbox', { name: e.name.label }), 'Salma');
    await userEvent.click(pane().getByRole('button', { name: e.name.save }));
    await waitFor(() => expect(pane().getByText(e.name.you('Salma'))).toBeVisible());
    await waitFor(() => expect(pane().getByRole('textbox', { name: e.write.text })).toHaveFocus());

    // A remark is about the field that had the focus last, and follows its option.
    const fieldOf = (position: number) => {
      const option = pane().queryAllByText((text) => text.includes(m.mcq.option(position)));
      return option.length > 0;
    };
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(1) }));
    await waitFor(() => expect(fieldOf(1)).toBe(true));
    await userEvent.type(pane().getByRole('textbox', { name: e.write.text }), 'Too easy?');
    await userEvent.click(pane().getByRole('button', { name: e.write.sendComment }));
    const commentName = new RegExp(`^${e.threads.comment('Salma', '').trim()}`, 'u');
    const comment = () => pane().getByRole('article', { name: commentName });
    await waitFor(() => expect(comment()).toHaveTextContent('Too easy?'));
    await waitFor(() => expect(pane().getByRole('textbox', { name: e.write.text })).toHaveFocus());
    await expect(comment()).toHaveTextContent(m.mcq.option(1));
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(1) }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(comment()).toHaveTextContent(m.mcq.option(2)));
    const mark = await canvas.findByRole('button', { name: /^1 |واحدة/u });
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('student') }));
    await userEvent.click(mark);
    await waitFor(() => expect(document.activeElement?.closest('article')).toHaveTextContent('Too easy?'));
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(2) }));
    await userEvent.keyboard('{Control>}{Alt>}[KeyM]{/Alt}{/Control}');
    await waitFor(() => expect(pane().getByRole('textbox', { name: e.write.text })).toHaveFocus());

    // The suggestion changes the field when it is accepted.
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(1) }));
    await userEvent.click(await pane().findByRole('button', { name: e.write.suggest }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: m.mcq.option(1) }), 's');
    await userEvent.click(await canvas.findByRole('button', { name: e.proposal.send(1) }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveValue('The wind'));
    await userEvent.click(await pane().findByRole('button', { name: e.threads.accept }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveValue('The winds'));
    // Undone, it waits for a decision again.
    await expect(pane().queryByRole('button', { name: e.threads.accept })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: m.bar.undo }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveValue('The wind'));
    await userEvent.click(await pane().findByRole('button', { name: e.threads.accept }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveValue('The winds'));

    // The comment is answered and settled.
    await userEvent.click(within(comment()).getByRole('button', { name: e.threads.reply }));
    // Escape leaves the reply, and not the question.
    await userEvent.type(within(comment()).getByRole('textbox', { name: e.threads.replyTo('Salma') }), 'N{Escape}');
    await waitFor(() => expect(within(comment()).getByRole('button', { name: e.threads.reply })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(within(comment()).getByRole('textbox', { name: e.threads.replyTo('Salma') }), 'No.');
    await userEvent.click(within(comment()).getByRole('button', { name: e.threads.send }));
    await waitFor(() => expect(within(comment()).getByRole('button', { name: e.threads.reply })).toHaveFocus());
    await userEvent.click(await within(comment()).findByRole('button', { name: e.threads.resolve }));
    await waitFor(() => expect(pane().getByText(e.threads.settled(2))).toBeVisible());

    // Approved, then edited: a draft again, with who and when.
    await userEvent.click(pane().getByRole('button', { name: e.state.to['in-review'] }));
    const state = within(pane().getByRole('region', { name: e.state.heading }));
    await waitFor(() => expect(state.getByText(e.state.names['in-review']).closest(':focus')).not.toBeNull());
    await userEvent.click(await pane().findByRole('button', { name: e.state.to.approved }));
    await waitFor(() => expect(pane().getByText(e.state.names.approved)).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: m.details.title }), '!');
    await waitFor(() => expect(pane().getByRole('button', { name: e.state.to['in-review'] })).toBeVisible());
    await userEvent.click(pane().getByText(e.state.history));
    await expect(pane().getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A reviewer changes options, the key and a setting in the form; each becomes a suggestion in words, decided with one key. */
export const SuggestingStructure: Story = {
  beforeEach: () => localStorage.setItem('rubrica-reviewer-name', 'Salma'),
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    const option = (position: number) => canvas.queryByRole('textbox', { name: m.mcq.option(position) });
    const shownValues = () =>
      [1, 2, 3, 4].map(option).flatMap((field) => (field instanceof HTMLTextAreaElement ? [field.value] : []));
    const valuesAre = (...values: string[]) => waitFor(() => expect(shownValues()).toEqual(values));
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(option(1)).toHaveFocus());
    await userEvent.paste('* The moon\nThe wind\nThe ships');
    await valuesAre('The moon', 'The wind', 'The ships');

    // The form changes a proposal: another key, an option less and one more, a setting.
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));
    const pane = () => within(canvas.getByRole('tabpanel', { name: tabOf('comments') }));
    await userEvent.click(await canvas.findByRole('button', { name: e.write.suggest }));
    const banner = () => canvas.queryByText(e.proposal.title);
    await waitFor(() => expect(banner()).toBeVisible());
    await waitFor(() => expect(pane().getByText(e.proposal.hint)).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(1) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(2) }));
    await userEvent.clear(option(3) ?? document.body);
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('checkbox', { name: m.block.autoCorrected }));
    await userEvent.type(pane().getByRole('textbox', { name: e.write.note }), 'Clearer.');
    const list = await pane().findByRole('list', { name: e.proposal.heading });
    const nameOf = (position: number) =>
      e.suggestion.within(m.mcq.option(position).toLowerCase(), m.mcq.option(position));
    const another = e.suggestion.key([nameOf(2)], [nameOf(1)]);
    await waitFor(() => expect(list).toHaveTextContent(another));
    await expect(list).toHaveTextContent(e.suggestion.remove(nameOf(3)));
    await expect(list).toHaveTextContent('The ships');

    // Added, they stand in the pane, and the question is as it was.
    await userEvent.click(canvas.getByRole('button', { name: e.proposal.send(3) }));
    await valuesAre('The moon', 'The wind', 'The ships');
    await waitFor(() => expect(banner()).toBeNull());
    await waitFor(() => expect(pane().getByText(e.threads.open(3))).toHaveFocus());
    // The pane follows the form a moment later.
    const card = async (text: string) => within((await pane().findByText(text)).closest('article') ?? document.body);
    await expect((await card(another)).getByText('Clearer.')).toBeVisible();

    // One key accepts each, in turn; undo is one step.
    (await card(another)).getByRole('button', { name: e.threads.accept }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: m.mcq.correct(2) })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: m.mcq.correct(1) })).not.toBeChecked();
    const removal = e.suggestion.remove(nameOf(3));
    const acceptRemoval = (await card(removal)).getByRole('button', { name: e.threads.accept });
    await waitFor(() => expect(acceptRemoval).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await valuesAre('The moon', 'The wind');
    await userEvent.click(canvas.getByRole('button', { name: m.bar.undo }));
    await valuesAre('The moon', 'The wind', 'The ships');

    // Rejected, it stays in the file, and can be opened again.
    await userEvent.click((await card(removal)).getByRole('button', { name: e.threads.reject }));
    await valuesAre('The moon', 'The wind', 'The ships');
    await userEvent.click(await pane().findByText(e.threads.settled(2)));
    await userEvent.click(await (await card(removal)).findByRole('button', { name: e.threads.reopen }));

    // What it is about is gone: it says so, and only a rejection is offered.
    await userEvent.clear(option(3) ?? document.body);
    await userEvent.keyboard('{Backspace}');
    await valuesAre('The moon', 'The wind');
    await waitFor(() => expect(pane().getByText(e.threads.removed)).toBeVisible());
    const gone = within(pane().getByText(e.threads.removed).closest('article') ?? document.body);
    await expect(gone.queryByRole('button', { name: e.threads.accept })).toBeNull();

    // A proposal that is discarded leaves no trace, and comes back at a press.
    await userEvent.click(pane().getByRole('button', { name: e.write.suggest }));
    await waitFor(() => expect(banner()).toBeVisible());
    await userEvent.type(option(1) ?? document.body, '!');
    await userEvent.click(await canvas.findByRole('button', { name: e.proposal.discard }));
    await valuesAre('The moon', 'The wind');
    const toast = await waitFor(() => {
      const front = screen.getByText(e.proposal.discarded).closest<HTMLElement>('[data-sonner-toast]');
      if (!front) throw new Error('Nothing is said yet.');
      return within(front);
    });
    await userEvent.click(toast.getByRole('button', { name: e.proposal.restore }));
    await valuesAre('The moon!', 'The wind');
    await userEvent.click(await canvas.findByRole('button', { name: e.proposal.discard }));
    await waitFor(() => expect(banner()).toBeNull());
  },
};

/** The open paper compared with how it was when it was opened, and its languages beside each other. */
export const ComparingAndTranslating: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
    await userEvent.paste('* The moon\nThe wind');
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));

    // By field, and as students see it.
    await userEvent.click(await canvas.findByRole('button', { name: e.differences.open }));
    const dialog = within(await screen.findByRole('dialog', { name: e.differences.title }));
    await waitFor(() => expect(dialog.getByText('Tides', { selector: 'ins, ins *' })).toBeVisible());
    await userEvent.click(dialog.getByRole('tab', { name: e.differences.students }));
    const after = within(await dialog.findByRole('region', { name: e.differences.after }));
    const block = (await after.findByText('The moon')).closest('[data-block]');
    await expect(block).toHaveStyle({ borderInlineStartStyle: 'solid' });
    await expect(dialog.getByText(e.differences.marked)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // A question without a translation gets a copy to translate, and says what is not translated yet.
    await userEvent.click(await canvas.findByRole('button', { name: e.languages.open }));
    const languages = within(await screen.findByRole('dialog', { name: e.languages.title }));
    await userEvent.click(await languages.findByRole('button', { name: e.languages.create }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: e.languages.open }));
    const again = within(await screen.findByRole('dialog', { name: e.languages.title }));
    await waitFor(() => expect(again.getByText(e.languages.missing(3))).toBeVisible());

    // A question that is already in the paper is linked as the translation.
    await userEvent.click(again.getByRole('button', { name: e.languages.unlink }));
    const linkTo = await again.findByRole('combobox', { name: e.languages.linkTo });
    const languageOf = again.getByRole('combobox', { name: e.languages.languageOf });
    await waitFor(() => expect(languageOf).toHaveFocus());
    await userEvent.click(linkTo);
    await userEvent.click(await screen.findByRole('option', { name: 'Tides' }));
    await userEvent.click(again.getByRole('button', { name: e.languages.link }));
    await waitFor(() => expect(again.getByText(e.languages.missing(3))).toBeVisible());
  },
};

/** A comment that is being written stays, and about its field, while its writer looks at another field, pane or question. */
export const HalfWritten: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, globals }) => {
    const { w, m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    await userEvent.type(await title(), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.block.rubric })).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));
    const pane = within(await canvas.findByRole('tabpanel', { name: tabOf('comments') }));
    await userEvent.type(await pane.findByRole('textbox', { name: e.name.label }), 'Salma{Enter}');
    const text = () => canvas.findByRole('textbox', { name: e.write.text });
    await userEvent.click(await title());
    const about = await canvas.findByText(e.write.about(e.fields['title'] ?? ''));
    await userEvent.type(await text(), 'Too long?');

    await userEvent.click(canvas.getByRole('textbox', { name: m.block.rubric }));
    await expect(await text()).toHaveValue('Too long?');
    await expect(about).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('student') }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: e.write.text })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));
    await expect(await text()).toHaveValue('Too long?');
    await chooseFromMenu(canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') }), w.bar.add);
    await waitFor(async () => expect(await title()).toHaveValue(''));
    await chooseFromMenu(canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') }), /Tides/u);
    await waitFor(async () => expect(await text()).toHaveValue('Too long?'));

    await userEvent.click(canvas.getByRole('button', { name: e.write.sendComment }));
    const comment = await canvas.findByRole('article', { name: new RegExp(e.threads.comment('Salma', ''), 'u') });
    await expect(comment).toHaveTextContent(e.fields['title'] ?? '');
    await expect(await text()).toHaveValue('');
  },
};

/** Where the browser stores nothing, the name is asked for once in a page. */
export const WithoutStorage: Story = {
  tags: ['no-picture', 'one-language'],
  beforeEach: () => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Object.defineProperty(Storage.prototype, 'setItem', {
      ...setItem,
      value: () => {
        throw new DOMException('It is full.', 'QuotaExceededError');
      },
    });
    return () => {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
      // What is stored takes the place of what was kept for the page.
      keepReviewerName('Salma');
    };
  },
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('tab', { name: tabOf('comments') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: e.name.label }), 'Salma{Enter}');
    await waitFor(() => expect(canvas.getByText(e.name.you('Salma'))).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: e.write.text }), 'Too long?');
    await userEvent.click(canvas.getByRole('button', { name: e.write.sendComment }));
    await expect(await canvas.findByRole('article', { name: /Salma/u })).toHaveTextContent('Too long?');
  },
};

/** A comment on another field begins empty, and the first one is there again with its field. */
export const HalfWrittenOnTwoFields: Story = {
  tags: ['no-picture', 'one-language'],
  beforeEach: () => localStorage.setItem('rubrica-reviewer-name', 'Salma'),
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    const rubric = () => canvas.getByRole('textbox', { name: m.block.rubric });
    await userEvent.type(await title(), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await waitFor(() => expect(rubric()).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('comments') }));
    const text = () => canvas.findByRole('textbox', { name: e.write.text });
    const aboutTitle = () => canvas.findByText(e.write.about(e.fields['title'] ?? ''));
    await userEvent.click(await title());
    await aboutTitle();
    await userEvent.type(await text(), 'Too long?');

    // By the keys for a comment on the field, which then stays while another field is looked at.
    await userEvent.click(rubric());
    await userEvent.keyboard('{Control>}{Alt>}[KeyM]{/Alt}{/Control}');
    await waitFor(async () => expect(await text()).toHaveFocus());
    await expect(await text()).toHaveValue('');
    await userEvent.keyboard('Unclear.');
    await userEvent.click(await title());
    await expect(await text()).toHaveValue('Unclear.');
    await userEvent.click(canvas.getByRole('button', { name: e.write.sendComment }));
    const [comment] = await canvas.findAllByRole('article', { name: new RegExp(e.threads.comment('Salma', ''), 'u') });
    await expect(comment).toHaveTextContent('Unclear.');
    await expect(comment).toHaveTextContent(e.fields['rubric'] ?? '');

    // The first one has waited at the title.
    await aboutTitle();
    await waitFor(async () => expect(await text()).toHaveValue('Too long?'));

    // A suggestion goes on in the field that the author is in.
    await userEvent.type(await text(), '!');
    await userEvent.click(rubric());
    await expect(await text()).toHaveValue('Too long?!');
    await userEvent.click(canvas.getByRole('button', { name: e.write.suggest }));
    await waitFor(() => expect(rubric()).toHaveFocus());
  },
};

/** A reviewer changes the name by keyboard, and leaves that with Escape. */
export const ChangingTheName: Story = {
  tags: ['no-picture', 'one-language'],
  beforeEach: () => localStorage.setItem('rubrica-reviewer-name', 'Salma'),
  play: async ({ canvas, globals }) => {
    const { m, tabOf } = messagesOf(globals);
    const e = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('tab', { name: tabOf('comments') }));
    (await canvas.findByRole('button', { name: e.name.change })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: e.name.label })).toHaveFocus());
    await userEvent.keyboard('Huda{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: e.name.change })).toHaveFocus());
    await expect(canvas.getByText(e.name.you('Salma'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: e.name.label })).toHaveFocus());
    await userEvent.keyboard('Huda{Enter}');
    await waitFor(() => expect(canvas.getByText(e.name.you('Huda'))).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: e.write.text })).toHaveFocus());
  },
};
