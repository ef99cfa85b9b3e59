import { useUi } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionFixture } from '../../../../fixtures.ts';
import { storyMedia } from '../../../../primitives/stories/story-files.ts';
import type { QuestionType } from '../../../../types/question-types.ts';
import { draftOf } from '../../../core/defaults.ts';
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
