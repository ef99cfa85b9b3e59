import { describe, expect, it } from 'vitest';
import type { Draft } from '../core/question.ts';
import { lintQuestion } from './lint-question.ts';
import type { RuleName } from './rules.ts';
import {
  audioExample,
  choiceExample as choice,
  exampleOf as question,
  gapExample as gaps,
  matchingExample as pairs,
  shortExample as short,
  passageExample,
} from './rules/example.ts';
import type { LintOptions } from './lint-context.ts';

type Case = [what: string, draft: Draft, options?: LintOptions];

const essayOf = (minWords: number) => ({
  type: 'WritingEssays' as const,
  id: 'essay',
  rubric: '<p>Write to a friend.</p>',
  autoCorrected: false,
  contentMark: 5,
  languageMark: 5,
  minWords,
});
const box = 'Use words from the box.';
const number = (...answers: string[]): Draft =>
  question(
    {},
    {
      type: 'ShortAnswers',
      id: 'number',
      rubric: '<p>How many?</p>',
      autoCorrected: true,
      content: [{ id: 'field', answers, match: { compare: 'number' } }],
      answersCount: 1,
    },
  );
const read = { input: [passageExample('The keeper lit the lamp at dusk and let it burn until the sun had risen.')] };
const places = ['Oslo', '*Cairo', 'Lima', 'Tokyo'];

/** What each rule has to find beside its example. */
const found: Partial<Record<RuleName, Case[]>> = {
  'comma-in-number': [
    ['in a range', number('1..1,500')],
    ['at the start of a range', number('1,500..2000')],
    ['with a tolerance', number('12,000 ± 5')],
    ['in Arabic digits', number('١٢،٠٠٠')],
    ['in another answer', number('12', '-12,000')],
  ],
  'answer-in-question': [
    ['in the instruction', question({}, short('What colour is the red door?', '=red'))],
    ['another form', question({}, short('Answer.', 'Which stones fell on the road?=a stone'))],
    ['Arabic', question({}, short('أجب بكلمة.', 'ما الطائر الأحمر الذي وقف على السور؟=طائر أحمر'))],
    ['an Arabic pair', question({}, pairs('صِل.', 'انطفأ المصباح=لأن المصباح بلا زيت', 'عادت مسرعة=تحت المطر'))],
  ],
  'answer-in-sentence': [
    [
      'another form',
      question({}, gaps('One word.', 'They burned the letters, and while they were [[burning]] it rained.')),
    ],
    ['Arabic, with the article', question({}, gaps('اكتب كلمة.', 'قرأ المفتاح قصة عن [[مفتاح]] قديم.'))],
  ],
  'all-or-none': [
    ['none of the above', question({}, choice('Which?', 'Tea', '*Milk', 'None of the above.'))],
    ['both A and B', question({}, choice('Which?', 'Tea', 'Milk', '*Both A and B'))],
    ['Arabic', question({}, choice('أي شراب؟', 'الشاي', 'الحليب', '*كل ما سبق'))],
    ['Arabic, none', question({}, choice('أي شراب؟', 'الشاي', '*الحليب', 'لا شيء ممّا ذُكر'))],
  ],
  'absolute-words': [
    ['Arabic', question({}, choice('متى يصل القطار؟', 'يتأخر دائمًا', '*يصل في موعده', 'يصل قبل الفجر'))],
  ],
  'longest-key': [
    ['Arabic', question({}, choice('لماذا؟', 'للبرد', '*لأن الطريق كان مغلقًا بسبب الثلوج الكثيفة', 'للمطر'))],
  ],
  'overlapping-options': [
    ['one within the other', question({}, choice('What fell?', 'an old tree', 'a very old tree', '*a stone wall'))],
    ['Arabic ranges', question({}, choice('كم؟', 'من 5 إلى 10', '*من 10 إلى 15', 'من 16 إلى 20'))],
  ],
  'negative-stem': [
    ['except', question({}, choice('The text names all of these except', '*tea', 'milk', 'water'))],
    ['Arabic', question({}, choice('أي مما يلي ليس في النص؟', '*الشاي', 'الحليب', 'الماء'))],
  ],
  'article-clue': [
    ['inside the sentence', question({}, choice('He drew a … on the wall.', '*bird', 'elephant', 'owl'))],
    ['the only word of the box', question({}, gaps(box, 'She ate an [[apple]].', ['pear', 'banana', 'lemon']))],
  ],
  'number-clue': [
    ['singular', question({}, choice('The largest part is the tail; this is', '*a fin', 'gills', 'scales'))],
  ],
  'interchangeable-gaps': [
    ['a comma', question({}, gaps(box, 'They sold [[bread]], [[cheese]] there.', ['tea']))],
    ['Arabic', question({}, gaps('املأ الفراغات.', 'يبيعون [[الخبز]] و [[الجبن]] هنا.'))],
  ],
  'several-right': [
    ['a word in capitals', question({}, gaps(box, 'We swam in the [[sea]].', ['Sea', 'sand']))],
    ['the same sentence twice', question({}, gaps(box, '1 I drank some [[tea]].\n1 I drank some [[milk]].', ['sand']))],
    ['the same sentence in Arabic', question({}, gaps('املأ الفراغات.', 'شربت كوب [[شاي]].\nشربتُ كوب [[حليب]].', []))],
    [
      'two halves that differ by a capital',
      question({}, pairs('Match.', 'a house=you live in it', 'a tent=You live in it')),
    ],
    [
      'a distractor that differs by a full stop',
      question({}, { ...pairs('Match.', 'a house=you live in it', 'a boat=it sails'), distractors: ['It sails.'] }),
    ],
  ],
  'stated-points': [
    ['Arabic digits', question({}, gaps('أكمل الجملة. (٥ درجات)', 'تشرق [[الشمس]] صباحًا.'))],
    [
      'of all that follows',
      question(
        {},
        { type: 'Rubric', id: 'all', rubric: '<p>Part 1 [10 marks]</p>', autoCorrected: false },
        choice('Where?', ...places),
      ),
    ],
  ],
  'stated-count': [['Arabic', question({}, choice('اختر إجابتين.', '*الشاي', 'الحليب', 'الماء'))]],
  'stem-in-key': [
    [
      'other forms',
      question(
        read,
        choice('When was the burning lamp lighted?', 'at noon', '*The lamp was burned at dusk.', 'at dawn'),
      ),
    ],
  ],
};

/** What looks like it and is none. */
const notFound: Partial<Record<RuleName, Case[]>> = {
  'comma-in-number': [
    ['decimals', number('12,5', '12,00', '0,500', '12,0000', '12.000')],
    ['thousands that can be nothing else', number('1,234,567', '1,234.5', '12 000', '١٢٬٠٠٠')],
    ['what is no number', number('12,500 m', '1,500*')],
    ['words', question({}, short('How many?', 'Inhabitants=12,000'))],
  ],
  'answer-in-question': [
    ['words to choose from', question({}, short('Answer.', 'Is the bridge of stone or of wood?=stone'))],
    ['words to choose from in Arabic', question({}, short('أجب.', 'هل الجسر من حجر أم من خشب؟=حجر'))],
    ['a word of grammar', question({}, short('Answer.', 'Who was with him?=him'))],
    ['a word of two pairs', question({}, pairs('Match.', 'a red bird=it sings', 'a red fish=the red one that swims'))],
    ['likeness that is asked for', question({}, pairs('Match.', 'burn=burning', 'sing=singing', 'go=left'))],
  ],
  'all-or-none': [
    [
      'another “all”',
      question({}, choice('Who came?', '*All of her friends', 'None of the guests invited', 'Her aunt')),
    ],
  ],
  'absolute-words': [
    ['in two options', question({}, choice('When?', 'They never ate.', '*They ate at noon.', 'They always ate.'))],
    ['in the key', question({}, choice('When?', '*They never ate.', 'They ate at noon.', 'They ate late.'))],
    [
      'French',
      question(
        {},
        choice(
          'Dans quelle partie de la ville est-ce que les enfants sont allés ?',
          'impossible',
          '*au port',
          'au parc',
        ),
      ),
      { language: 'fr' },
    ],
  ],
  'longest-key': [
    ['short options', question({}, choice('Where?', 'Peru', '*Norway', 'Chile'))],
    ['several right', question({}, choice('Which two?', '*a very long option that is right', '*b', 'c'))],
  ],
  'overlapping-options': [
    [
      'opposites',
      question({}, choice('What?', '*The old door was locked.', 'The old door was not locked.', 'A wall fell.')),
    ],
    [
      'other words between',
      question({}, choice('What?', 'The dog bit the man.', '*The man bit the dog.', 'A cat ran.')),
    ],
    ['verbs with particles', question({}, choice('We … off.', 'put', '*set', 'put up'))],
  ],
  'negative-stem': [
    ['why not', question({}, choice('Why did the writer not run away?', '*fear', 'joy', 'haste'))],
    ['in capitals', question({}, choice('Which is NOT a fish?', '*a whale', 'a shark', 'an eel'))],
    ['in a quotation', question({}, choice('What does “do not touch” mean?', '*leave it', 'take it', 'keep it'))],
  ],
  'article-clue': [['a/an', question({}, choice('He drew a/an …', '*bird', 'elephant', 'owl'))]],
  'gaps-too-near': [['in the next sentence', question({}, gaps(box, 'It was [[cold]]. [[Snow]] fell.', ['warm']))]],
  'answer-in-sentence': [
    ['a word of grammar', question({}, gaps('One word.', 'He was not as brave [[as]] he thought.'))],
    ['another form', question({}, gaps('Form the noun.', 'The [[arrival]] (ARRIVE) of the ship was late.'))],
  ],
  'several-right': [
    ['the same word twice', question({}, gaps(box, 'From the [[sea]] to the [[sea]] it flows.', ['sand']))],
    [
      'another sentence before',
      question({}, gaps(box, 'Ann teaches. She is a [[teacher]]. Bea flies. She is a [[pilot]].', [])),
    ],
    [
      'another sentence after',
      question({}, gaps(box, 'She is a [[teacher]]. Ann teaches.\nShe is a [[pilot]]. Bea flies.', [])),
    ],
    ['numbered words', question({}, gaps(box, '1 [[tea]]\n2 [[milk]]', []))],
    ['typed gaps', question({}, gaps('One word.', 'I drank some [[tea]].\nI drank some [[milk]].'))],
    ['the same half of two pairs', question({}, pairs('Match.', 'a house=you live in it', 'a tent=you live in it'))],
    ['halves that differ by an accent', question({}, pairs('Match.', 'go on=resume', 'a paper on your life=résumé'))],
  ],
  'interchangeable-gaps': [
    ['the same answers', question({}, gaps('Two fruits.', 'He ate [[figs|dates]] and [[dates|figs]].'))],
  ],
  'stated-points': [['points of each item', question({}, gaps('Each gap is worth 1 point.', 'A [[b]] c d e [[f]].'))]],
  'stated-count': [['one of two', question({}, choice('Which one of the two ships sank?', '*Ada', 'Bea'))]],
  'stem-in-key': [
    [
      'every option repeats it',
      question(
        read,
        choice(
          'When did the keeper light the lamp?',
          'He lit the lamp at noon.',
          '*He lit the lamp at dusk.',
          'The lamp was out.',
        ),
      ),
    ],
  ],
  'copied-key': [
    [
      'words of a recording',
      question(
        { type: 'Listening', input: [audioExample('The ferry leaves at a quarter past ten.')] },
        choice('When does the ferry leave?', 'at ten', '*at a quarter past ten', 'at noon'),
      ),
    ],
  ],
  'missing-alt': [['no picture', question(read, choice('Where?', ...places))]],
  'time-short': [['no time', question(read, choice('Where?', ...places))]],
  'time-long': [
    ['no time', question(read, choice('Where?', ...places))],
    ['ten minutes for a text that takes five', question({}, essayOf(30)), { minutes: 10 }],
  ],
};

const flat = (cases: Partial<Record<RuleName, Case[]>>) =>
  Object.entries(cases).flatMap(([rule, list]) =>
    list.map(([what, draft, options]) => [rule, what, draft, options] as const),
  );

describe('each rule', () => {
  it.each(flat(found))('%s finds: %s', (rule, _what, draft, options) => {
    expect(lintQuestion(draft, options).map((finding) => finding.rule)).toContain(rule);
  });

  it.each(flat(notFound))('%s does not find: %s', (rule, _what, draft, options) => {
    expect(lintQuestion(draft, options).map((finding) => finding.rule)).not.toContain(rule);
  });
});
