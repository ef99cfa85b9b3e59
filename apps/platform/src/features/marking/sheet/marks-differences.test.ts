import type { AnswerEntry } from '@rubrica/question-kit';
import { expect, it } from 'vitest';
import { differencesOf } from './marks-differences.ts';

const essay = { type: 'WritingEssays' as const, rubric: '', autoCorrected: false, contentMark: 6, languageMark: 4 };
const gaps = {
  type: 'FillInBlanks' as const,
  rubric: '',
  autoCorrected: false,
  boxOptions: false,
  content: ['a', 'b'].map((id) => ({ type: 'gap' as const, id, answers: [id] })),
};

const text = (change: object): AnswerEntry => ({
  studentAnswer: [{ kind: 'text', text: 'It was cold.' }],
  instructorFiles: [],
  studentContentMark: 4,
  studentLanguageMark: 2,
  reviewed: true,
  ...change,
});
const comment = (id: string, said: string) => ({ id, start: 0, end: 2, comment: said, colour: 'amber' as const });

const given = (first: number, second: number) =>
  [first, second].map((studentMark) => ({ studentAnswer: 'x', studentMark, reviewed: true }));

it('names the fields that differ, marks before comments, and no others', () => {
  const mine = text({ instructorComments: 'Well done', studentLanguageMark: 3.25, reviewedBy: 'Maria' });
  const theirs = text({ reviewedBy: 'Omar' });
  expect(differencesOf({ questions: [essay] }, [mine], [theirs])).toEqual([
    { field: 'studentLanguageMark', mine: 3.25, theirs: 2 },
    { field: 'comments', mine: 'Well done', theirs: null },
  ]);
});

it('says which words a comment is about that only one of the two has', () => {
  const same = comment('same', 'Good');
  const mine = text({ annotations: [same, comment('new', 'Which?')] });
  const theirs = text({ annotations: [same] });
  expect(differencesOf({ questions: [essay] }, [mine], [theirs])).toEqual([
    { field: 'annotations', mine: 2, theirs: 1 },
    { field: 'annotation', quote: 'It', mine: { comment: 'Which?' }, theirs: null },
  ]);
});

it('shows a comment that is about other words, has another colour or says something else', () => {
  const theirs = text({ annotations: ['moved', 'recoloured', 'reworded'].map((id) => comment(id, 'Good')) });
  const [moved, recoloured] = [comment('moved', 'Good'), comment('recoloured', 'Good')];
  const mine = text({
    annotations: [{ ...moved, end: 6 }, { ...recoloured, colour: 'rose' as const }, comment('reworded', 'Why?')],
  });
  expect(differencesOf({ questions: [essay] }, [mine], [theirs])).toEqual([
    { field: 'annotation', mine: { comment: 'Good', quote: 'It was' }, theirs: { comment: 'Good', quote: 'It' } },
    {
      field: 'annotation',
      quote: 'It',
      mine: { comment: 'Good', colour: 'rose' },
      theirs: { comment: 'Good', colour: 'amber' },
    },
    { field: 'annotation', quote: 'It', mine: { comment: 'Why?' }, theirs: { comment: 'Good' } },
  ]);
});

it('numbers the questions and their gaps where there are several', () => {
  expect(differencesOf({ questions: [essay, gaps] }, [text({}), given(0, 1)], [text({}), given(0, 0.5)])).toEqual([
    { field: 'studentMark', block: 2, item: 2, mine: 1, theirs: 0.5 },
  ]);
});

it('finds nothing in equal marks', () => {
  expect(differencesOf({ questions: [essay] }, [text({})], [text({})])).toEqual([]);
});

it('counts on from the questions of the parts before', () => {
  const choices = { questions: [essay, gaps] };
  const differences = differencesOf(choices, [text({}), given(1, 1)], [text({}), given(1, 0)], 5);
  expect(differences).toEqual([{ field: 'studentMark', block: 6, item: 2, mine: 1, theirs: 0 }]);
});
