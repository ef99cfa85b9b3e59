import { questionFixture } from '../../../../fixtures.ts';
import type { QuestionType } from '../../../../types/question-types.ts';
import { draftOf } from '../../../core/defaults.ts';
import { createSection } from '../../../paper/paper.ts';
import { openStore } from '../../state/store.ts';
import { createWorkbenchQuestion, workbenchOf, type WorkbenchState } from '../../state/workbench-state.ts';
import { createEmptyStore } from '../../stories/create-empty-store.ts';

/** A question of a type under a title. */
export function storyQuestion(type: QuestionType, title: string, level: string, tags: string[] = []) {
  return {
    ...createWorkbenchQuestion({ ...draftOf(questionFixture(type)), title, level }),
    id: title.replaceAll(' ', '-'),
    tags,
  };
}

/** A paper of two sections with questions of several types, states and levels. */
export function storyPaper(): WorkbenchState {
  const reading = [
    storyQuestion('MCQ', 'Tides', 'B1', ['sea', 'science']),
    storyQuestion('FillInBlanks', 'The lighthouse', 'B2'),
    { ...storyQuestion('Matching', 'Coasts', ''), state: 'approved' as const },
  ];
  const writing = [
    storyQuestion('WritingEssays', 'A letter home', 'B2', ['letters']),
    { ...storyQuestion('SpeakingQA', 'Your street', 'B1'), state: 'in-review' as const },
  ];
  const workbench = workbenchOf(reading);
  return {
    ...workbench,
    paper: {
      ...workbench.paper,
      title: 'By the sea',
      instructions: 'Answer every question.',
      blueprint: [
        { skill: 'Reading', level: '', points: 100 },
        { skill: 'Listening', level: 'B2', points: 10 },
        { skill: 'Writing', level: 'B2', points: 1 },
      ],
    },
    sections: [
      { ...createSection('Reading', reading), id: 'reading', minutes: 40, instructions: 'Read, then answer.' },
      { ...createSection('Writing and speaking', writing), id: 'writing' },
    ],
  };
}

/** The same with a translation of its first question, and its last one retired. */
export function translatedPaper(): WorkbenchState {
  const workbench = storyPaper();
  const translation = {
    ...storyQuestion('MCQ', 'المد والجزر', 'B1'),
    id: 'tides-ar',
    language: 'ar',
    translationOf: 'Tides',
  };
  return {
    ...workbench,
    sections: workbench.sections.map((section) => ({
      ...section,
      questions: section.questions.flatMap((question) => {
        if (question.id === 'Tides') return [question, translation];
        return [question.id === 'Your-street' ? { ...question, state: 'retired' as const } : question];
      }),
    })),
  };
}

/** A store of this browser in which the paper is open. Returns its name. */
export async function storeWithPaper(workbench = storyPaper()): Promise<string> {
  const name = await createEmptyStore();
  const store = await openStore(name);
  await store.put('work', workbench, 'bench');
  store.close();
  return name;
}
