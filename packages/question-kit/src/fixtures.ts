import type { Fixture } from './primitives/fixture.ts';
import { questionOf } from './assembly/core/defaults.ts';
import type { InputItem } from './primitives/schema/input.ts';
import type { Question } from './assembly/core/question.ts';
import { skillCategories, typesByCategory, type QuestionType, type SkillCategory } from './types/question-types.ts';
import type { BlockOf, EntryOf } from './assembly/core/registry.ts';
import { fixtures as registry } from './assembly/registries/fixtures.ts';

export { plantAllSentinels, publicSentinels } from './assembly/core/sentinels.ts';

/** The examples of every type, for the conformance suite and for stories. */
export const fixtures = registry satisfies { [Type in QuestionType]: readonly Fixture<BlockOf<Type>, EntryOf<Type>>[] };

/** A stimulus of every kind. The transcript is for staff: no student's view carries it. */
export const inputFixture: readonly InputItem[] = [
  {
    id: 'input-passage',
    kind: 'text',
    html: '<h2>The harbour</h2><p>Twice a day the sea leaves the harbour of our town, and twice a day it comes back.</p>',
  },
  {
    id: 'input-photo',
    kind: 'image',
    file: { id: 'file-harbour', name: 'harbour.jpg', mime: 'image/jpeg', size: 182_044 },
    alt: 'Fishing boats lying on wet sand at low tide',
  },
  {
    id: 'input-interview',
    kind: 'audio',
    file: { id: 'file-interview', name: 'interview.mp3', mime: 'audio/mpeg', size: 2_400_118, durationMs: 121_000 },
    transcript: 'I have been a pilot here for thirty years, and I still look at the moon before I look at the table.',
    playLimit: 2,
  },
  {
    id: 'input-film',
    kind: 'video',
    file: { id: 'file-film', name: 'tides.mp4', mime: 'video/mp4', size: 18_220_004, durationMs: 64_000 },
    captions: { id: 'file-captions', name: 'tides.vtt', mime: 'text/vtt', size: 2210 },
  },
  {
    id: 'input-table',
    kind: 'pdf',
    file: { id: 'file-table', name: 'tide-table.pdf', mime: 'application/pdf', size: 88_412 },
  },
];

/** A whole question of one type, with every example of it and every kind of stimulus; a copy of its own. */
export function questionFixture(type: QuestionType): Question {
  const question = questionOf({
    title: `Every example of ${type}`,
    type: skillOf(type),
    // No skill offers instructions as exercises: they stand among the questions of another type.
    subQuestionType: type === 'Rubric' ? 'MCQ' : type,
    category: 'category-mock',
    level: 'level-b2',
    diploma: 'diploma-igcse',
    input: [...inputFixture],
    questions: fixtures[type].map(({ block }) => block),
  });
  return structuredClone(question);
}

/** The first skill that offers a type; a type that no skill offers is shown under Reading, or Speaking for a video to answer. */
function skillOf(type: QuestionType): SkillCategory {
  const offering = skillCategories.find((skill) => {
    const offered: readonly QuestionType[] = typesByCategory[skill];
    return offered.includes(type);
  });
  return offering ?? (type === 'VideoSpeaking' ? 'Speaking' : 'Reading');
}
