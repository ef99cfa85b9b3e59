import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { VocabBlock, VocabEntry } from './schema.ts';

type VocabFixture = Fixture<VocabBlock, VocabEntry>;

/** A list of words, some with what they mean here. */
export const harbourWordsFixture: VocabFixture = {
  name: 'A word list',
  lang: 'en',
  block: {
    type: 'Vocab',
    id: 'words-harbour',
    rubric:
      '<p>Learn these words before you read about the harbour.</p><ul><li>tide – the rise and fall of the sea</li><li>harbour</li><li>to drift</li><li>buoy – a float that shows ships the way</li><li>anchor</li><li>shallow</li></ul>',
    autoCorrected: false,
    modelAnswer: '<p>Ask who has been on a boat. “Buoy” needs to be heard: its spelling misleads.</p>',
  },
  right: [],
  others: {},
};

/** A passage to be read with a dictionary at hand. */
export const lighthouseFixture: VocabFixture = {
  name: 'A passage',
  lang: 'en',
  block: {
    type: 'Vocab',
    id: 'words-lighthouse',
    rubric:
      '<h3>The last keeper</h3><p>For forty years Maren kept the lighthouse on the rocks. Every evening she climbed the narrow stairs, trimmed the wick, and watched the beam sweep across the water.</p><p>When the lamp became electric nobody needed a keeper any more. She stayed all the same, because the <strong>fishermen</strong> still looked up to see whether her window was lit.</p>',
    autoCorrected: false,
  },
  right: [],
  others: {},
};

/** Arabic words for those who learn Arabic. */
export const marketWordsFixture: VocabFixture = {
  name: 'An Arabic word list',
  lang: 'ar',
  block: {
    type: 'Vocab',
    id: 'words-market',
    rubric:
      '<p dir="rtl" lang="ar">كلمات من درس السوق:</p><ul dir="rtl" lang="ar"><li>بائع – من يبيع شيئًا</li><li>ميزان</li><li>يساوم</li><li>رخيص</li><li>ازدحام</li></ul>',
    autoCorrected: false,
  },
  right: [],
  others: {},
};

/** An Arabic passage. */
export const gardenFixture: VocabFixture = {
  name: 'An Arabic passage',
  lang: 'ar',
  block: {
    type: 'Vocab',
    id: 'words-garden',
    rubric:
      '<p dir="rtl" lang="ar">خلف بيتنا حديقة صغيرة تسقيها أمي كل مساء. في الربيع تزهر أشجار الليمون، فيملأ عطرها الشارع كله، ويتوقف المارّة ليسألوا من أين تأتي هذه الرائحة.</p>',
    autoCorrected: false,
  },
  right: [],
  others: {},
};

export const vocabFixtures: readonly VocabFixture[] = [
  harbourWordsFixture,
  lighthouseFixture,
  marketWordsFixture,
  gardenFixture,
];

/** The papers of this type in the workbench's gallery. */
export const vocabGallery = {
  wordsOfTheHarbour: {
    ...galleryPaperHead,
    category: 'Vocabulary',
    diploma: '',
    level: 'A2',
    title: 'Vocabulary: Words of the harbour',
    type: 'Vocab',
    subQuestionType: 'Vocab',
    input: [],
    questions: [harbourWordsFixture.block, lighthouseFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
