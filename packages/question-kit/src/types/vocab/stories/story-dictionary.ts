import { storySilence } from '../../../primitives/media/stories/story-sound.ts';
import type { Dictionary, DictionaryEntry } from '../../../primitives/dictionary/dictionary.ts';

const entries: Readonly<Record<string, DictionaryEntry[]>> = {
  tide: [
    {
      word: 'tide',
      partOfSpeech: 'noun',
      pronunciation: '/taɪd/',
      meanings: [
        { definition: 'The regular rise and fall of the sea.', example: 'The boats leave with the tide.' },
        {
          definition: 'A strong movement of opinion.',
          example: 'The tide turned against the plan.',
          synonyms: ['current', 'trend'],
        },
      ],
    },
    { word: 'tide', partOfSpeech: 'verb', meanings: [{ definition: 'To help someone through a hard time.' }] },
  ],
  kept: [
    {
      word: 'keep',
      partOfSpeech: 'verb',
      pronunciation: '/kiːp/',
      meanings: [{ definition: 'To look after something over a long time.', example: 'She keeps bees.' }],
    },
  ],
  harbour: [
    {
      word: 'harbour',
      partOfSpeech: 'noun',
      pronunciation: '/ˈhɑːbə/',
      meanings: [{ definition: 'Sheltered water where ships can lie safely.' }],
    },
  ],
  حديقة: [
    {
      word: 'حديقة',
      partOfSpeech: 'اسم',
      meanings: [{ definition: 'أرض تُزرع فيها الأشجار والأزهار.', example: 'جلسنا في الحديقة.' }],
    },
  ],
};

const translations: Readonly<Record<string, string[]>> = {
  tide: ['مدّ وجزر', 'تيار'],
  kept: ['حافظ على', 'أبقى'],
  harbour: ['ميناء', 'مرفأ'],
  حديقة: ['garden', 'park'],
};

/** A small dictionary of English and Arabic that a story supplies. */
export function storyDictionary(): Dictionary {
  return {
    lookUp: (word) => Promise.resolve(entries[word.toLowerCase()] ?? []),
    translate: (text) => Promise.resolve(translations[text.toLowerCase()] ?? []),
    speak: () => Promise.resolve(storySilence(0.5)),
  };
}

function never<Answer>(): Promise<Answer> {
  return new Promise<Answer>(() => undefined);
}

/** A dictionary that is still thinking. */
export function slowDictionary(): Dictionary {
  return { lookUp: () => never(), translate: () => never() };
}
