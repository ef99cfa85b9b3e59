import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { questionFixture } from '../../../../fixtures.ts';
import { storyMedia } from '../../../../primitives/stories/story-files.ts';
import type { QuestionType } from '../../../../types/question-types.ts';
import { defaultBlock, draftOf, emptyDraft } from '../../../core/defaults.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper } from '../../../paper/paper.ts';
import { totalsOf } from '../../../paper/totals.ts';
import { QuestionKitProvider } from '../../../provider.tsx';
import { en } from '../messages/en.ts';
import { printMessagesIn } from './messages.ts';
import PrintView from './print-view.tsx';
import { PrintedPaper, type PrintedPaperProps } from './printed-paper.tsx';

const texts = {
  en: { title: 'By the sea', instructions: 'Answer every question.', sections: ['Reading', 'Writing'] },
  ar: { title: 'على شاطئ البحر', instructions: 'أجب عن كل الأسئلة.', sections: ['القراءة', 'الكتابة'] },
} as const;

/** A question of a type. Its text stays, and no picture: four of the same would be most of the sheet. */
function questionOf(type: QuestionType) {
  const draft = draftOf(questionFixture(type));
  const input = type === 'MCQ' ? draft.input.filter(({ kind }) => kind === 'text') : [];
  return { ...createPaperQuestion({ ...draft, input }), id: type };
}

/** A paper of two sections in a language. */
function paperIn(language: 'en' | 'ar'): Paper {
  const { title, instructions, sections } = texts[language];
  const reading = (['MCQ', 'FillInBlanks', 'Matching'] as const).map(questionOf);
  const writing = [questionOf('WritingEssays')];
  return {
    ...emptyPaper(),
    language,
    title,
    instructions,
    sections: [
      { ...createSection(sections[0], reading), id: 'reading', minutes: 40 },
      { ...createSection(sections[1], writing), id: 'writing', minutes: 20 },
    ],
  };
}

function Sheets(props: Pick<PrintedPaperProps, 'kind' | 'isLarge'>) {
  const language = useUi().language === 'ar' ? 'ar' : 'en';
  return (
    <QuestionKitProvider language={language} media={storyMedia}>
      <PrintedPaper paper={paperIn(language)} language={language} size="a4" {...props} />
    </QuestionKitProvider>
  );
}

/** The sheets of a paper, as they are printed. */
const meta = {
  title: 'Workbench/Print',
  component: Sheets,
  args: { kind: 'student', isLarge: false },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, globals }) => {
    const language = globals['language'] === 'ar' ? 'ar' : 'en';
    const m = printMessagesIn(language);
    const { points } = totalsOf(paperIn(language).sections);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(`${m.points(points)} · ${m.minutes(60)}`)).toBeVisible();
  },
} satisfies Meta<typeof Sheets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Students: Story = {};

/** A line of the key has the direction of its question: a letter before an Arabic answer does not turn it. */
export const Key: Story = {
  tags: ['plays-in-arabic'],
  args: { kind: 'key' },
  play: async (context) => {
    await meta.play(context);
    const directionOf = (answer: string) => {
      const line = context.canvas.getByText(answer).closest('p');
      return line && getComputedStyle(line).direction;
    };
    await expect(directionOf('مفتاح الفرج')).toBe('rtl');
    await expect(directionOf('Tidal power')).toBe('ltr');
  },
};

export const Marker: Story = { args: { kind: 'marker' } };
export const LargePrint: Story = { args: { isLarge: true } };

/** Texts with gaps: in English with a line in Arabic, and in Arabic with an English word. */
const gapTexts = [
  `The tide [1] twice a [2]; it is caused by the moon and by the [3].
[4] السفينة في كل صباح، ثم يعود الصياد إلى [5]؛ ومعه سلّته وقد امتلأت بالسمك [6]`,
  'يعمل أخوه في شركة IBM [7].',
];

function paperWithGaps(): Paper {
  const questions = gapTexts.map((text, index) => {
    const parts = text
      .split(/\[(\d)\]/u)
      .map((part, at) =>
        at % 2 === 1
          ? { type: 'gap' as const, id: `gap ${part}`, answers: [part] }
          : { type: 'text' as const, text: part },
      );
    const content = parts.filter((part) => part.type === 'gap' || part.text !== '');
    const fields = { rubric: '', autoCorrected: true, boxOptions: false };
    return { type: 'FillInBlanks' as const, id: `text ${index}`, ...fields, content };
  });
  const question = createPaperQuestion({ ...emptyDraft(), questions });
  return { ...emptyPaper(), language: 'en', sections: [createSection('', [question])] };
}

async function expectOneLine(rect: DOMRect, blank: DOMRect) {
  await expect(rect.top).toBeLessThan(blank.bottom);
  await expect(rect.bottom).toBeGreaterThan(blank.top);
}

/**
 * The number of a gap, its blank and the punctuation after it are in one line. The blank is where its sentence is read to,
 * also at the beginning and the end of a line in another language.
 */
export const Gaps: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <PrintedPaper paper={paperWithGaps()} language="en" size="a4" kind="student" isLarge />
    </QuestionKitProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    /** Where some words of the texts are. */
    const rectOf = (words: string) => {
      const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const from = node.textContent?.indexOf(words) ?? -1;
        if (from === -1) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + words.length);
        return range.getBoundingClientRect();
      }
      throw new Error(`A text says ${words}.`);
    };
    const gaps = [...canvasElement.querySelectorAll('[data-part="gap"]')].map((gap) => {
      const [number, blank] = [gap.querySelector('small'), gap.querySelector('small + span')];
      if (!number || !blank) throw new Error('A gap has a number and a blank.');
      return { number: number.getBoundingClientRect(), blank: blank.getBoundingClientRect() };
    });
    await expect(gaps).toHaveLength(7);
    for (const { number, blank } of gaps) await expectOneLine(number, blank);
    const [, second, , fourth, fifth, sixth, seventh] = gaps;
    if (!second || !fourth || !fifth || !sixth || !seventh) throw new Error('There are seven gaps.');
    await expect(second.number.right).toBeLessThanOrEqual(second.blank.left);
    await expectOneLine(rectOf(';'), second.blank);
    await expectOneLine(rectOf('؛'), fifth.blank);

    await expect(fourth.blank.right).toBeLessThanOrEqual(fourth.number.left);
    await expect(rectOf('السفينة').right).toBeLessThanOrEqual(fourth.blank.left);
    await expect(sixth.number.right).toBeLessThanOrEqual(rectOf('بالسمك').left);
    await expect(sixth.blank.right).toBeLessThanOrEqual(sixth.number.left);
    await expect(seventh.number.right).toBeLessThanOrEqual(rectOf('IBM').left);
  },
};

const rubrics = { en: '<p>Read the text.</p>', ar: '<p>اقرأ النص.</p>' } as const;

/** A paper in a language whose questions are in the other one. */
function paperOfOthers(language: 'en' | 'ar'): Paper {
  const rubric = rubrics[language === 'ar' ? 'en' : 'ar'];
  const questions = (['MCQ', 'Matching', 'WritingEssays', 'SpeakingQA', 'SpeakingPhotoDescription'] as const)
    .map((type) => draftOf(questionFixture(type)))
    .map((draft) => ({ ...draft, input: [], questions: draft.questions.map((block) => ({ ...block, rubric })) }));
  return {
    ...emptyPaper(),
    language,
    sections: [createSection(texts[language].title, questions.map(createPaperQuestion))],
  };
}

/** What the paper says within a question has the direction of its own language, and not that of the question. */
export const Notes: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  render: (_args, { globals }) => {
    const language = globals['language'] === 'ar' ? 'ar' : 'en';
    return (
      <QuestionKitProvider language={language} media={storyMedia}>
        <PrintedPaper paper={paperOfOthers(language)} language={language} size="a4" kind="student" isLarge={false} />
      </QuestionKitProvider>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = globals['language'] === 'ar' ? 'ar' : 'en';
    const m = printMessagesIn(language);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const notes = [...canvasElement.querySelectorAll('[data-part="note"], [data-part="fields"] small')].filter(
      ({ textContent }) => textContent !== '',
    );
    const said = notes.map(({ textContent }) => textContent);
    for (const note of [m.chooseSome, m.useEach, m.words(120, 250), m.aloud]) await expect(said).toContain(note);
    await expect(said.some((note) => note.startsWith(m.prepare(30)))).toBe(true);
    for (const note of notes)
      await expect(getComputedStyle(note).direction, note.textContent).toBe(language === 'ar' ? 'rtl' : 'ltr');
  },
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

function paperWithRichTexts(): Paper {
  const table = '<table><tbody><tr><th>Year</th><td>2024</td></tr></tbody></table>';
  const html = `${table}<ol><li>first</li></ol><ul><li>one, <strong>then</strong> another</li></ul><p>${longWord}</p>`;
  const options = [longWord, 'short'].map((text, at) => ({ id: `${at}`, text, correct: at === 0 }));
  const choice = { ...defaultBlock('MCQ'), rubric: `<p>${longWord}</p>`, content: options };
  const question = createPaperQuestion({
    ...emptyDraft(),
    input: [{ id: 'passage', kind: 'text', html }],
    questions: [choice],
  });
  return { ...emptyPaper(), title: longWord, language: 'en', sections: [createSection('', [question])] };
}

/** Tables and lists of a text are printed as they are shown on a screen, and no word runs off the sheet. */
export const RichTexts: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <PrintedPaper paper={paperWithRichTexts()} language="en" size="a4" kind="student" isLarge />
    </QuestionKitProvider>
  ),
  play: async ({ canvas }) => {
    for (const cell of [await canvas.findByText('2024'), canvas.getByText('Year')]) {
      const { borderTopWidth, borderCollapse, paddingLeft } = getComputedStyle(cell);
      await expect(borderCollapse).toBe('collapse');
      for (const size of [borderTopWidth, paddingLeft]) await expect(Number.parseFloat(size)).toBeGreaterThan(0);
    }
    const [first, another] = [canvas.getByText('first'), canvas.getByText('then').parentElement];
    if (!another) throw new Error('The text has two lists.');
    for (const item of [first, another]) await expect(getComputedStyle(item).display).toBe('list-item');
    await expect([first, another].map((item) => getComputedStyle(item).listStyleType)).toEqual(['decimal', 'disc']);
    const sheet = canvas.getByRole('article');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

const rules = `Answer every question.
أجب عن كل الأسئلة.
1. No dictionary.`;
const dialogue = `A: Where is the harbour?
B: Behind the church.`;
const recording = { id: 'a', name: 'harbour.mp3', mime: 'audio/mpeg', size: 1 };

function readOnly(title: string) {
  const questions = [{ ...defaultBlock('Rubric'), rubric: '<p>Turn the page.</p>' }];
  return createPaperQuestion({ ...emptyDraft(), title, questions });
}

/** A paper with texts of several lines, a question that is only read, and a section of such questions. */
function paperOfLines(): Paper {
  const heard = createPaperQuestion({
    ...draftOf(questionFixture('MCQ')),
    title: 'The harbour',
    input: [{ id: 'audio', kind: 'audio', file: recording, transcript: dialogue }],
  });
  const instructions = 'Read the text.\nThen answer.';
  return {
    ...emptyPaper(),
    language: 'en',
    title: 'By the sea',
    instructions: rules,
    sections: [
      { ...createSection('Listening', [heard, readOnly('How to listen')]), instructions },
      createSection('The end', [{ ...readOnly('قبل أن تغادر'), language: 'ar' }]),
    ],
  };
}

interface LinesProps {
  kind: PrintedPaperProps['kind'];
  language?: string;
}

function Lines({ kind, language = 'en' }: LinesProps) {
  return (
    <QuestionKitProvider language="en" media={storyMedia}>
      <PrintedPaper paper={paperOfLines()} language={language} size="a4" kind={kind} isLarge={false} />
    </QuestionKitProvider>
  );
}

/** The lines of a text as they are shown, each from its left end to its right one. */
function linesOf(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  // A line with words of two directions has several rectangles.
  const lines = Map.groupBy(
    [...range.getClientRects()].filter(({ width }) => width > 0),
    ({ bottom }) => Math.round(bottom),
  );
  return [...lines.values()].map((rects) => ({
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
  }));
}

/** Instructions have the lines that were written, each on the side where it is read from. */
export const LinesOfInstructions: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <Lines kind="student" />,
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/Answer every question/u);
    const [english, arabic, numbered, ...others] = linesOf(text);
    if (!english || !arabic || !numbered) throw new Error('The instructions have three lines.');
    await expect(others).toHaveLength(0);
    const { left, right } = text.getBoundingClientRect();
    for (const rect of [english, numbered]) await expect(Math.abs(rect.left - left)).toBeLessThan(2);
    await expect(Math.abs(arabic.right - right)).toBeLessThan(2);
    await expect(linesOf(canvas.getByText(/Read the text/u))).toHaveLength(2);
  },
};

/** The key has the lines of a transcript, under its label, and no heading of what is only read. */
export const LinesOfTheKey: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <Lines kind="key" />,
  play: async ({ canvas }) => {
    const m = printMessagesIn('en');
    await expect(linesOf(await canvas.findByText(/Where is the harbour/u))).toHaveLength(2);
    const label = canvas.getByText(m.transcript).closest('p');
    if (!label) throw new Error('The transcript has a label.');
    await expect(getComputedStyle(label).breakAfter).toBe('avoid');
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent.trim());
    await expect(headings).toEqual([`By the sea: ${m.kinds.key}`, 'Listening', 'The harbour']);
  },
};

/** On the marker's sheet neither the name of a section nor the total is alone on its side of a page's end. */
export const MarkerAtTheEndOfAPage: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <Lines kind="marker" />,
  play: async ({ canvas }) => {
    const total = (await canvas.findByText(printMessagesIn('en').total)).closest('tfoot');
    const name = canvas.getByText('Listening').closest('tr');
    if (!total || !name) throw new Error('The table has a total and the name of a section.');
    await expect(getComputedStyle(total).breakBefore).toBe('avoid');
    await expect(getComputedStyle(name).breakAfter).toBe('avoid');
  },
};

const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

/** What has no translation is spoken in the language of the paper, and what the sheet says in its own. */
export const LanguagesOfASheet: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <Lines kind="student" language="ar" />,
  play: async ({ canvas }) => {
    const written = [/By the sea/u, /Answer every question/u, /^Listening/u, /Read the text/u];
    await canvas.findByText(/By the sea/u);
    for (const text of written) await expect(languageOf(canvas.getByText(text)), String(text)).toBe('en');
    await expect(languageOf(canvas.getByText(`${printMessagesIn('ar').name}:`))).toBe('ar');
  },
};

/** Where the sheets are in another language than the paper, it is said what of them has no translation. */
export const WithoutTranslation: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => (
    <QuestionKitProvider language="en" media={storyMedia}>
      <PrintView paper={paperOfLines()} defaultPaperLanguage="ar" onClose={() => undefined} />
    </QuestionKitProvider>
  ),
  play: async ({ canvas }) => {
    const { asWritten, name } = printMessagesIn('en');
    await expect(await canvas.findByText(new RegExp(asWritten, 'u'))).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: en.inLanguage.label }));
    await userEvent.click(await screen.findByRole('option', { name: en.languageName('en') }));
    await expect(await canvas.findByText(`${name}:`)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(asWritten, 'u'))).toBeNull();
  },
};
