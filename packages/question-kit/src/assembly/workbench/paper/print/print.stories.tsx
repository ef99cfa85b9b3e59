import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionFixture } from '../../../../fixtures.ts';
import { storyMedia } from '../../../../primitives/stories/story-files.ts';
import type { QuestionType } from '../../../../types/question-types.ts';
import { defaultBlock, draftOf, emptyDraft } from '../../../core/defaults.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper } from '../../../paper/paper.ts';
import { totalsOf } from '../../../paper/totals.ts';
import { QuestionKitProvider } from '../../../provider.tsx';
import { printMessagesIn } from './messages.ts';
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
