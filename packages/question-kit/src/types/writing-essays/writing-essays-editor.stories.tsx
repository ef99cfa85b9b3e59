import type { Meta, StoryObj } from '@storybook/react-vite';
import { Editor } from '@tiptap/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

import { extensions } from '../../primitives/editor/rich-text/extensions.ts';
import { allowedAttributes, cleanRichText } from '../../primitives/rich-text/clean-rich-text.ts';
import { richTextTags, type RichTextTag } from '../../primitives/rich-text/rich-text.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'WritingEssays' ? found : undefined;
};

const meta = {
  title: 'Editor/Essay',
  component: StoryEditor,
  args: { draft: oneBlockDraft('WritingEssays'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks in half steps; what does not fit stays where it was typed, and the mark from before the typing stands. */
export const MarksAndWords: Story = {
  play: async ({ args, canvas, globals }) => {
    const m = messagesOf(globals);
    const [first] = args.draft.questions;
    const before = first?.type === 'WritingEssays' ? first.contentMark : undefined;
    const content = canvas.getByRole('spinbutton', { name: m.writing.contentMark });
    await userEvent.clear(content);
    await userEvent.type(content, '7.5');
    await expect(block()?.contentMark).toBe(7.5);
    await userEvent.type(content, '2');
    await waitFor(() => expect(block()?.contentMark).toBe(before));
    await expect(canvas.getByText(m.field.numberFits(0, 1000, true))).toBeVisible();

    const least = canvas.getByRole('spinbutton', { name: m.writing.minWords });
    await userEvent.clear(least);
    await expect(block()?.minWords).toBeUndefined();
    await userEvent.type(least, '900');
    await waitFor(() => expect(document.querySelector('[data-issue="writing-words-reversed"]')).toBeVisible());
  },
};

/** The model answer is written as students will read it, with the keyboard alone. */
export const ModelAnswer: Story = {
  args: {
    draft: {
      ...oneBlockDraft('WritingEssays'),
      questions: [
        {
          id: 'essay',
          type: 'WritingEssays',
          rubric: '<p>Write.</p>',
          autoCorrected: false,
          contentMark: 10,
          languageMark: 10,
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.block.modelAnswer });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('A town needs books.');
    await waitFor(() => expect(block()?.modelAnswer).toBe('<p>A town needs books.</p>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(block()?.modelAnswer).toBeUndefined());
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** What comes from elsewhere is cleaned as it arrives: the words and their structure stay, looks and scripts do not. */
export const PastingIsCleaned: Story = {
  tags: ['!dev', 'one-language'],
  args: ModelAnswer.args ?? {},
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.block.modelAnswer });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    const html =
      '<h1 style="color:red">Books</h1><p class="x">A <b onclick="x()">town</b> <a href="javascript:x()">needs</a> ' +
      '<a href="https://example.org">them</a>.<script>x()</script><img src="x" onerror="x()"></p>';
    const data = new DataTransfer();
    data.setData('text/html', html);
    await userEvent.paste(data);
    await waitFor(() => expect(block()?.modelAnswer).toContain('town'));
    const stored = block()?.modelAnswer ?? '';
    await expect(stored).toContain('<strong>town</strong> needs <a href="https://example.org">them</a>');
    await expect(stored).not.toMatch(/style|class|script|onclick|onerror|<img|<h1|target/u);
  },
};

const table = (rome: string) =>
  '<table><tbody><tr><th scope="col"><p><strong>City</strong></p></th><th><p>Seen</p></th></tr>' +
  `<tr><td rowspan="2">${rome}<ul><li><p>Forum</p><ul><li><p>Arch</p></li></ul></li></ul></td>` +
  '<td colspan="1"><p>two</p><p><a href="https://example.org">days</a></p></td></tr><tr><td><p></p></td></tr></tbody></table>';

/** Cells of Word and Moodle hold paragraphs: the table stays whole as it is pasted, and as it is written in. */
export const TablesStayWhole: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: ModelAnswer.args ?? {},
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.block.modelAnswer });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<table class="MsoTable"><tr><th scope="col"><p class="MsoNormal"><b>City</b><o:p></o:p></p></th><th>Seen</th></tr>' +
        '<tr><td rowspan="2"><p>Rome</p><ul><li>Forum<ul><li>Arch</li></ul></li></ul></td>' +
        '<td colspan="1"><div>two</div><div><a href="https://example.org">days</a></div></td></tr><tr><td></td></tr></table>',
    );
    await userEvent.paste(data);
    await waitFor(() => expect(block()?.modelAnswer).toContain(table('<p>Rome</p>')));
    const cell = within(field()).getByText('Rome');
    getSelection()?.collapse(cell.firstChild, 4);
    await userEvent.keyboard('{Enter}now');
    await waitFor(() => expect(block()?.modelAnswer).toContain(table('<p>Rome</p><p>now</p>')));
  },
};

const words = ['', 'words', ''] as const;
const inLine = ['<p>', 'words', '</p>'] as const;
const list = ['', '<li><p>words</p></li>', ''] as const;
/** What stands before each tag, in it and after it in a text as the editor writes it: with a paragraph in every item and cell. */
const places: Record<RichTextTag, readonly [before: string, held: string, after: string]> = {
  p: words,
  br: ['<p>a', '', 'b</p>'],
  hr: ['', '', ''],
  h2: words,
  h3: words,
  h4: words,
  blockquote: ['', '<p>words</p>', ''],
  ul: list,
  ol: list,
  li: ['<ul>', '<p>words</p>', '</ul>'],
  strong: inLine,
  em: inLine,
  u: inLine,
  s: inLine,
  sub: inLine,
  sup: inLine,
  mark: inLine,
  code: inLine,
  pre: ['', '<code>words</code>', ''],
  span: inLine,
  a: inLine,
  table: ['', '<tbody><tr><td><p>words</p></td></tr></tbody>', ''],
  thead: ['<table>', '<tr><th><p>words</p></th></tr>', '<tbody><tr><td><p>words</p></td></tr></tbody></table>'],
  tbody: ['<table>', '<tr><td><p>words</p></td></tr>', '</table>'],
  tr: ['<table><tbody>', '<td><p>words</p></td>', '</tbody></table>'],
  th: ['<table><tbody><tr>', '<p>words</p>', '</tr></tbody></table>'],
  td: ['<table><tbody><tr>', '<p>words</p>', '</tr></tbody></table>'],
};

const values: Readonly<Record<string, string>> = { href: 'https://example.org', start: '3', scope: 'row', dir: 'rtl' };

/** Texts with a tag that has all attributes allowed on it, by itself and in what may hold it. */
function textsWith(tag: RichTextTag): string[] {
  const [before, held, after] = places[tag];
  const attributes = allowedAttributes(tag).map((name) => ` ${name}="${values[name] ?? '2'}"`);
  const text = `${before}<${tag}${attributes.join('')}>${tag === 'br' || tag === 'hr' ? '' : `${held}</${tag}>`}${after}`;
  return [
    text,
    `<table><tbody><tr><td>${text}</td></tr></tbody></table>`,
    `<ul><li><p>a</p>${text}</li></ul>`,
    `<blockquote>${text}</blockquote>`,
  ];
}

/** Returns a text as the editor writes it. */
const through = (html: string) => {
  const editor = new Editor({ extensions, content: html, enableCoreExtensions: { textDirection: false } });
  const written = cleanRichText(editor.getHTML());
  editor.destroy();
  return written;
};

/** The editor holds what the allow-list allows: an author who opens a text and types in it changes nothing else. */
export const AllowedTextsStay: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async () => {
    const texts = richTextTags.flatMap(textsWith);
    await expect(texts.map(through)).toEqual(texts);
    const spans = '<p><span lang="ar">a <span dir="rtl">b</span></span></p>';
    await expect(through(spans)).toContain('<span dir="rtl">b</span>');
    await expect(through(spans)).toContain('<span lang="ar">');
    // An item or a cell without a paragraph gets one.
    const bare =
      '<ul><li>a<ol><li>b</li></ol></li></ul><table><tr><td>a<br>b</td><td>c<p>d</p></td><td><ul><li>e</li></ul></td></tr></table>';
    await expect(through(bare)).toBe(
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><table><tbody><tr><td><p>a<br>b</p></td>' +
        '<td><p>c</p><p>d</p></td><td><ul><li><p>e</p></li></ul></td></tr></tbody></table>',
    );
  },
};

/** No beginning of a number that does not fit is kept, and digits and decimal separators of every keyboard are read. */
export const NumbersAsTyped: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: ModelAnswer.args ?? {},
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const content = canvas.getByRole('spinbutton', { name: m.writing.contentMark });
    const least = canvas.getByRole('spinbutton', { name: m.writing.minWords });
    for (const [typed, taken] of [
      ['2,5', 2.5],
      ['٧٫٥', 7.5],
      ['٣', 3],
      ['0.5', 0.5],
    ] as const) {
      await userEvent.clear(content);
      await userEvent.type(content, typed);
      await waitFor(() => expect(block()?.contentMark).toBe(taken));
      await userEvent.click(least);
      await expect(content).toHaveValue(String(taken));
    }
    for (const typed of ['5000', '0.25', '1,000', '7 of 9']) {
      await userEvent.clear(content);
      await userEvent.type(content, typed);
      await userEvent.click(least);
      await waitFor(() => expect(block()?.contentMark).toBe(0.5));
      await expect(content).toHaveValue(typed);
      await expect(content).toHaveAccessibleDescription(m.field.numberFits(0, 1000, true));
    }
    await userEvent.clear(content);
    await userEvent.click(least);
    await expect(content).toHaveValue('0.5');
    await userEvent.type(content, '{ArrowUp}{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(block()?.contentMark).toBe(1));
    await userEvent.clear(content);
    await userEvent.type(content, '10');
    await userEvent.click(least);
    await userEvent.type(content, '{Backspace}{Backspace}');
    await waitFor(() => expect(block()?.contentMark).toBe(10));
    await userEvent.click(least);
    await expect(content).toHaveValue('10');
    await userEvent.type(least, '1.25');
    await waitFor(() => expect(block()?.minWords).toBeUndefined());
  },
};
