import type { Dictionary, DictionaryEntry } from '../../views/dictionary/dictionary.ts';

const entries: Readonly<Record<string, DictionaryEntry[]>> = {
  tide: [
    {
      word: 'tide',
      partOfSpeech: 'noun',
      pronunciation: '/taɪd/',
      meanings: [
        { definition: 'The regular rise and fall of the sea.', example: 'The boats leave with the tide.' },
        { definition: 'A strong movement of opinion.', example: 'The tide turned against the plan.' },
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

/** Half a second of nothing, in the format that every browser plays. */
function silence(): string {
  const samples = 4000;
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const text = (at: number, said: string) => {
    for (const [index, letter] of [...said].entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 8000, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  text(36, 'data');
  bytes.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1) bytes.setUint8(44 + at, 128);
  return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }));
}

/** A small dictionary of English and Arabic that a story supplies. */
export function storyDictionary(): Dictionary {
  return {
    lookUp: (word) => Promise.resolve(entries[word.toLowerCase()] ?? []),
    translate: (text) => Promise.resolve(translations[text.toLowerCase()] ?? []),
    speak: () => Promise.resolve(silence()),
  };
}

function never<Answer>(): Promise<Answer> {
  return new Promise<Answer>(() => undefined);
}

/** A dictionary that is still thinking. */
export function slowDictionary(): Dictionary {
  return { lookUp: () => never(), translate: () => never() };
}
