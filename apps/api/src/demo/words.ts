import type { WordRating } from '../services/words/scheduler.ts';

/** A word that a demo student keeps. Times are hours ago. */
export interface DemoWord {
  word: string;
  /** The form in the sentence; the word itself when absent. */
  form?: string;
  meaning: string;
  translation: string;
  sentence: string;
  source: string;
  keptHoursAgo: number;
  reviews: readonly { hoursAgo: number; rating: WordRating }[];
}

const dayHours = 24;
const pines = 'Mock paper 1 · Reading 1: A night among the pines';
const cabin = 'Mock paper 1 · Reading 2: A cabin in the mountains';

/** The words of the demo student: new ones, some that are due again, and some that are well known. */
export const demoWords: readonly DemoWord[] = [
  {
    word: 'glade',
    meaning: 'a tract of land with few or no trees in the middle of a wooded area',
    translation: 'فسحة في الغابة',
    sentence: 'The trees were not old, but they grew thickly round the glade.',
    source: pines,
    keptHoursAgo: 3,
    reviews: [],
  },
  {
    word: 'lay',
    form: 'laid',
    meaning: 'put into a certain place or abstract location',
    translation: 'وضع',
    sentence: 'A man’s bed, it seemed, was laid and waiting for him in the fields.',
    source: pines,
    keptHoursAgo: 3,
    reviews: [],
  },
  {
    word: 'descend',
    form: 'descending',
    meaning: 'move downward and lower, but not necessarily all the way',
    translation: 'هبط',
    sentence: 'I met nearly half-a-dozen bullock-carts descending from the woods.',
    source: pines,
    keptHoursAgo: 2 * dayHours,
    reviews: [{ hoursAgo: 2 * dayHours - 1, rating: 'good' }],
  },
  {
    word: 'hearty',
    meaning: 'providing abundant nourishment',
    translation: 'مُشبع',
    sentence: 'I buckled myself to the knees into my sack and made a hearty meal.',
    source: pines,
    keptHoursAgo: 4 * dayHours,
    reviews: [
      { hoursAgo: 4 * dayHours - 1, rating: 'good' },
      { hoursAgo: 3 * dayHours, rating: 'again' },
    ],
  },
  {
    word: 'faint',
    meaning: 'deficient in magnitude; barely perceptible; lacking clarity or brightness or loudness etc',
    translation: 'خافت',
    sentence: 'A faint wind, more like a moving coolness than a stream of air, passed down the glade.',
    source: pines,
    keptHoursAgo: 9 * dayHours,
    reviews: [
      { hoursAgo: 9 * dayHours - 1, rating: 'good' },
      { hoursAgo: 8 * dayHours, rating: 'good' },
    ],
  },
  {
    word: 'serene',
    meaning: 'not agitated; without losing self-possession',
    translation: 'هادئ',
    sentence: 'I have not often enjoyed a more serene possession of myself.',
    source: pines,
    keptHoursAgo: 9 * dayHours,
    reviews: [
      { hoursAgo: 9 * dayHours - 1, rating: 'good' },
      { hoursAgo: 8 * dayHours, rating: 'easy' },
    ],
  },
  {
    word: 'draught',
    form: 'draughts',
    meaning: 'a current of air (usually coming into a chimney or room or vehicle)',
    translation: 'تيار هواء',
    sentence: 'Although rude, it is comfortable, except for the draughts.',
    source: cabin,
    keptHoursAgo: 12 * dayHours,
    reviews: [
      { hoursAgo: 12 * dayHours - 1, rating: 'hard' },
      { hoursAgo: 11 * dayHours, rating: 'good' },
      { hoursAgo: 7 * dayHours, rating: 'good' },
    ],
  },
  {
    word: 'slope',
    meaning: 'an elevated geological formation',
    translation: 'منحدر',
    sentence: 'On the slope under the pines is a pretty two-roomed cabin.',
    source: cabin,
    keptHoursAgo: 20 * dayHours,
    reviews: [
      { hoursAgo: 20 * dayHours - 1, rating: 'easy' },
      { hoursAgo: 11 * dayHours, rating: 'easy' },
    ],
  },
];
