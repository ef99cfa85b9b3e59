import type { InputItem } from '../../../primitives/schema/input.ts';
import type { Draft } from '../../core/question.ts';
import { museumFixture } from '../../../types/note-taking/fixtures.ts';
import { instrumentFixture, rhymeFixture } from '../../../types/matching/fixtures.ts';
import { caravanFixture, lighthouseFixture } from '../../../types/short-answers/fixtures.ts';
import { harbourFixture } from '../../../types/speaking-photo-description/fixtures.ts';
import { interviewFixture, phoneFixture } from '../../../types/speaking-qa/fixtures.ts';
import { roommateFixture } from '../../../types/video-speaking/fixtures.ts';
import { harbourWordsFixture, lighthouseFixture as keeperFixture } from '../../../types/vocab/fixtures.ts';
import { quayFixture, quayPhoto } from '../../../types/writing-photo-description/fixtures.ts';
import { nightBusFixture, nightBusText } from '../../../types/writing-summaries/fixtures.ts';
import { passages } from './type-passages.ts';

const text = (id: keyof typeof passages): InputItem => ({ id, kind: 'text', html: passages[id] });

const head = { category: 'Mock papers', diploma: 'General English, B2', level: 'B2' };

/** What the instructions before the pairs say. */
const pairsAhead: Draft['questions'][number] = {
  type: 'Rubric',
  id: 'pairs-ahead',
  rubric:
    '<h3>Words that belong together</h3><p>Part 1 is about instruments, part 2 about sounds. You have about <em>ten minutes</em> for both.</p>',
  autoCorrected: false,
};

/** A paper for every type that the school’s own papers do not have; most of them are the types’ own examples with a text. */
export const typePapers = {
  lighthouseOffTheCape: {
    ...head,
    title: 'Reading: The lighthouse off the cape',
    type: 'Reading',
    subQuestionType: 'ShortAnswers',
    input: [text('lighthouse')],
    questions: [lighthouseFixture.block],
  },
  harbourMuseum: {
    ...head,
    title: 'Reading: Notes from a museum leaflet',
    type: 'Reading',
    subQuestionType: 'NoteTaking',
    input: [text('museum')],
    questions: [museumFixture.block],
  },
  instrumentsAndSounds: {
    ...head,
    title: 'Reading: Instruments and sounds',
    type: 'Reading',
    subQuestionType: 'Matching',
    input: [],
    questions: [pairsAhead, instrumentFixture.block, rhymeFixture.block],
  },
  caravan: {
    ...head,
    category: 'Bilingual practice',
    diploma: '',
    title: 'قراءة: القافلة',
    type: 'Reading',
    subQuestionType: 'ShortAnswers',
    input: [text('caravan')],
    questions: [caravanFixture.block],
  },
  wordsOfTheHarbour: {
    ...head,
    category: 'Vocabulary',
    diploma: '',
    level: 'A2',
    title: 'Vocabulary: Words of the harbour',
    type: 'Vocab',
    subQuestionType: 'Vocab',
    input: [],
    questions: [harbourWordsFixture.block, keeperFixture.block],
  },
  harbourInTheEvening: {
    ...head,
    title: 'Writing: A harbour in the evening',
    type: 'Writing',
    subQuestionType: 'WritingPhotoDescription',
    input: [quayPhoto],
    questions: [quayFixture.block],
  },
  nightBus: {
    ...head,
    title: 'Writing: The night bus in eighty words',
    type: 'Writing',
    subQuestionType: 'WritingSummaries',
    input: [nightBusText],
    questions: [nightBusFixture.block],
  },
  twoPlaces: {
    ...head,
    title: 'Speaking: Two places',
    type: 'Speaking',
    subQuestionType: 'SpeakingPhotoDescription',
    input: [],
    questions: [harbourFixture.block],
  },
  interview: {
    ...head,
    title: 'Speaking: An interview, then a telephone call',
    type: 'Speaking',
    subQuestionType: 'SpeakingQA',
    input: [],
    questions: [interviewFixture.block, phoneFixture.block],
  },
  newRoommate: {
    ...head,
    title: 'Speaking: A message from a new roommate',
    type: 'Speaking',
    subQuestionType: 'VideoSpeaking',
    input: [],
    questions: [roommateFixture.block],
  },
} as const satisfies Record<string, Draft>;
