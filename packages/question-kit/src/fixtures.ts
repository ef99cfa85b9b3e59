import type { Fixture } from './primitives/fixture.ts';
import { questionOf } from './assembly/core/defaults.ts';
import type { InputItem } from './primitives/schema/input.ts';
import type { Question } from './assembly/core/question.ts';
import type { QuestionType, SkillCategory } from './types/question-types.ts';
import type { BlockOf, EntryOf } from './assembly/core/registry.ts';
import { fillInBlanksFixtures } from './types/fill-in-blanks/fixtures.ts';
import { matchingFixtures } from './types/matching/fixtures.ts';
import { mcqFixtures } from './types/mcq/fixtures.ts';
import { noteTakingFixtures } from './types/note-taking/fixtures.ts';
import { rubricFixtures } from './types/rubric/fixtures.ts';
import { shortAnswersFixtures } from './types/short-answers/fixtures.ts';
import { vocabFixtures } from './types/vocab/fixtures.ts';
import { writingPhotoDescriptionFixtures } from './types/writing-photo-description/fixtures.ts';
import { writingSummariesFixtures } from './types/writing-summaries/fixtures.ts';
import { writingEssaysFixtures } from './types/writing-essays/fixtures.ts';
import { speakingQaFixtures } from './types/speaking-qa/fixtures.ts';
import { speakingPhotoDescriptionFixtures } from './types/speaking-photo-description/fixtures.ts';
import { videoSpeakingFixtures } from './types/video-speaking/fixtures.ts';

/** The examples of every type, for the conformance suite and for stories. */
export const fixtures = {
  MCQ: mcqFixtures,
  ShortAnswers: shortAnswersFixtures,
  FillInBlanks: fillInBlanksFixtures,
  NoteTaking: noteTakingFixtures,
  Rubric: rubricFixtures,
  Matching: matchingFixtures,
  Vocab: vocabFixtures,
  WritingPhotoDescription: writingPhotoDescriptionFixtures,
  WritingSummaries: writingSummariesFixtures,
  WritingEssays: writingEssaysFixtures,
  SpeakingQA: speakingQaFixtures,
  SpeakingPhotoDescription: speakingPhotoDescriptionFixtures,
  VideoSpeaking: videoSpeakingFixtures,
} as const satisfies { [Type in QuestionType]: readonly Fixture<BlockOf<Type>, EntryOf<Type>>[] };

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
    type: skills[type],
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

const skills = {
  MCQ: 'Reading',
  ShortAnswers: 'Reading',
  FillInBlanks: 'Listening',
  NoteTaking: 'Listening',
  Rubric: 'Reading',
  Matching: 'Reading',
  Vocab: 'Vocab',
  WritingPhotoDescription: 'Writing',
  WritingSummaries: 'Writing',
  WritingEssays: 'Writing',
  SpeakingQA: 'Speaking',
  SpeakingPhotoDescription: 'Speaking',
  VideoSpeaking: 'Speaking',
} as const satisfies Record<QuestionType, SkillCategory>;
