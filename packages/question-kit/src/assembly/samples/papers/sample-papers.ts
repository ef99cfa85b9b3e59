import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { withIds } from '../../core/ids.ts';
import type { Draft } from '../../core/question.ts';
import { createPaperQuestion, emptyPaper, type Paper, type Section } from '../../paper/paper.ts';
import { typeGallery } from '../../registries/type-gallery.ts';
import type { SampleQuestion } from '../authoring.ts';
import { boatForSaturday, tripToTheIsland } from '../listening/on-the-boat.ts';
import { libraryInGaps, libraryOnWheels } from '../arabic/library-on-wheels.ts';
import { samples } from '../samples.ts';

interface SampleSection {
  title: string;
  instructions: string;
  minutes: number;
  questions: readonly Draft[];
}

const draftOfSample = ({ level, category, diploma, content }: SampleQuestion): Draft => ({
  ...content,
  level,
  category,
  diploma,
});

/** The questions that a type offers as a start, as drafts. */
const ofType = (gallery: Readonly<Record<string, Draft>>): Draft[] => Object.values(gallery);

function samplePaper(
  id: string,
  head: Pick<Paper, 'title' | 'instructions' | 'blueprint'> & Partial<Pick<Paper, 'language'>>,
  sections: SampleSection[],
): Paper {
  return {
    ...emptyPaper(),
    ...head,
    id: `sample-${id}`,
    sections: sections.map(({ questions, ...section }, at): Section => ({
      ...section,
      id: `sample-${id}-${at + 1}`,
      questions: questions.map((draft, place) => ({
        ...createPaperQuestion(draft),
        id: `sample-${id}-${at + 1}-${place + 1}`,
      })),
    })),
  };
}

/** A whole paper for each skill, and one in Arabic. Their ids are the same each time: `copyOfSample` gives them others. */
export const samplePapers = {
  reading: samplePaper(
    'reading',
    {
      title: 'Reading: Journeys',
      instructions: 'Read each passage once before you look at its questions.',
      blueprint: [{ skill: 'Reading', level: '', points: 34 }],
    },
    [
      {
        title: 'A night out of doors',
        instructions: 'Answer all questions on the passage.',
        minutes: 20,
        questions: [draftOfSample(samples.nightAmongThePines)],
      },
      {
        title: 'Far from towns',
        instructions: 'Two more passages: write the missing words, then choose.',
        minutes: 35,
        questions: [draftOfSample(samples.cabinInTheMountains), draftOfSample(samples.birdsWithoutFear)],
      },
    ],
  ),
  listening: samplePaper(
    'listening',
    {
      title: 'Listening: On the water',
      instructions: 'You hear each recording twice. Read its questions first.',
      blueprint: [{ skill: 'Listening', level: 'B1', points: 11 }],
    },
    [
      {
        title: 'An announcement',
        instructions: 'A guide speaks to the passengers of a boat.',
        minutes: 6,
        questions: [draftOfSample(tripToTheIsland)],
      },
      {
        title: 'A telephone call',
        instructions: 'A man calls a harbour office.',
        minutes: 6,
        questions: [draftOfSample(boatForSaturday)],
      },
    ],
  ),
  writing: samplePaper(
    'writing',
    {
      title: 'Writing: An email and an essay',
      instructions: 'Answer both tasks. Spend more time on the second.',
      blueprint: [{ skill: 'Writing', level: '', points: 40 }],
    },
    [
      {
        title: 'An email',
        instructions: 'Write to a friend.',
        minutes: 25,
        questions: [draftOfSample(samples.emailToAFriend)],
      },
      {
        title: 'An essay',
        instructions: 'Give reasons.',
        minutes: 40,
        questions: [draftOfSample(samples.essayOnTravel)],
      },
    ],
  ),
  speaking: samplePaper(
    'speaking',
    {
      title: 'Speaking: An interview and two photos',
      instructions: 'Answer aloud. You may ask the examiner to repeat a question.',
      blueprint: [{ skill: 'Speaking', level: 'B2', points: 40 }],
    },
    [
      {
        title: 'Questions and answers',
        instructions: 'Answer in whole sentences.',
        minutes: 8,
        questions: ofType(typeGallery.speakingQa),
      },
      {
        title: 'Photos',
        instructions: 'Say what you see, and what may have happened before.',
        minutes: 6,
        questions: ofType(typeGallery.speakingPhotoDescription),
      },
    ],
  ),
  vocabulary: samplePaper(
    'vocabulary',
    {
      title: 'Vocabulary: Words in use',
      instructions: 'First the words that go together, then the missing ones.',
      blueprint: [{ skill: 'Vocab', level: '', points: 24 }],
    },
    [
      {
        title: 'Words that go together',
        instructions: 'Choose the word that fits.',
        minutes: 10,
        questions: [draftOfSample(samples.wordsThatGoTogether)],
      },
      {
        title: 'Missing words',
        instructions: 'Write one word in each gap.',
        minutes: 10,
        questions: [draftOfSample(samples.wordsInUse)],
      },
    ],
  ),
  arabic: samplePaper(
    'arabic',
    {
      title: 'القراءة: مكتبة على عجلات',
      instructions: 'اقرأ النصّ مرّة قبل أن تنظر في أسئلته.',
      language: 'ar',
      blueprint: [{ skill: 'Reading', level: 'B1', points: 8 }],
    },
    [
      {
        title: 'فهم النصّ',
        instructions: 'اختر الإجابة الصحيحة.',
        minutes: 8,
        questions: [draftOfSample(libraryOnWheels)],
      },
      {
        title: 'ملخّص النصّ',
        instructions: 'أكمل الفراغات.',
        minutes: 6,
        questions: [draftOfSample(libraryInGaps)],
      },
    ],
  ),
} satisfies Record<string, Paper>;

/** The name of a sample paper. */
export type SamplePaperName = keyof typeof samplePapers;

/** A sample paper as somebody's own: with other ids. */
export function copyOfSample(name: SamplePaperName): Paper {
  const paper: Paper = samplePapers[name];
  return {
    ...paper,
    id: freshId(),
    sections: paper.sections.map((section) => ({
      ...section,
      id: freshId(),
      questions: section.questions.map((question) => ({
        ...question,
        id: freshId(),
        draft: withIds(question.draft),
      })),
    })),
  };
}
