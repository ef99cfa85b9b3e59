import type { ItemStatistics, MarkComponent } from '@rubrica/api-client/contract';
import { formatFor } from '../../../lib/format.ts';

const format = formatFor('en');
const rules = new Intl.PluralRules('en');
const ranges = new Intl.ListFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${format.number(count)} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  tasks: 'Tasks',
  questions: 'Questions',
  marking: 'Marking',
  title: 'Statistics',
  taskLead: 'What the marks of this task say about its items, and which of them to look at again.',
  questionLead:
    'What the marks in all tasks with this question say about its items, and which of them to look at again.',
  notLoaded: 'The statistics could not be loaded',
  loading: 'Loading the statistics',
  allAttempts: 'Count later attempts too',
  notEnough: 'Not enough data yet',
  notEnoughText: (attempts: number, needed: number) =>
    `${counted(attempts, 'attempt is', 'attempts are')} marked, and it takes ${format.number(needed)}. With fewer, the figures would say more about chance than about the items.`,
  counted: (attempts: number) => `Counted: ${counted(attempts, 'attempt', 'attempts')}, marked or released.`,
  leftOut: (attempts: number) =>
    `${counted(attempts, 'attempt', 'attempts')} at another version, with other items, not counted.`,
  rare: (questions: number, needed: number) =>
    `${counted(questions, 'drawn question', 'drawn questions')} with fewer than ${format.number(needed)} attempts not shown.`,
  gotBy: (attempts: number) => `Drawn in ${counted(attempts, 'attempt', 'attempts')}`,
  whole: 'The whole',
  figures: {
    mean: 'Mean',
    meanText: (mean: number, maximum: number) =>
      `${format.number(mean)} of ${counted(maximum, 'mark', 'marks')} on average.`,
    median: 'Median',
    medianText: 'Half of the attempts have more, half have less.',
    standardDeviation: 'Standard deviation',
    standardDeviationText:
      'How far results typically are from the mean, in marks. The smaller, the more alike they are.',
    alpha: 'Reliability',
    alphaText: {
      good: 'Cronbach’s alpha: the items agree well on who knows more. The order of the students can be trusted.',
      fair: 'Cronbach’s alpha: the items agree to some extent. Enough for homework, not for an important exam.',
      low: 'Cronbach’s alpha: the items hardly agree on who knows more. Start with the ones to look at below.',
      none: 'Cronbach’s alpha needs two items and marks that differ.',
    },
    standardError: 'Standard error',
    standardErrorText: (points: number) =>
      `A result may well be ${counted(points, 'mark', 'marks')} higher or lower by chance.`,
    standardErrorNone: 'It follows from the reliability, which is not known here.',
    skewness: 'Skewness',
    skewnessText: {
      left: 'Most marks are high, with a tail of low ones.',
      right: 'Most marks are low, with a tail of high ones.',
      even: 'Marks are spread evenly around the mean.',
      none: 'All marks are equal.',
    },
    kurtosis: 'Kurtosis',
    kurtosisText: {
      peaked: 'Most marks are close together, with a few far away.',
      flat: 'Marks are spread wide, without a peak.',
      normal: 'Marks have about the shape of a bell.',
      none: 'All marks are equal.',
    },
  },
  distribution: 'Distribution of the marks',
  /** `highest`: the parts of the marks that most attempts are in, each with `count` of them. */
  distributionSummary: (attempts: number, highest: readonly string[], count: number) => {
    const [bars, each] = highest.length === 1 ? ['The highest bar', ''] : ['The highest bars', ' each'];
    return `Bars for the marks of ${counted(attempts, 'attempt', 'attempts')}. ${bars}: ${ranges.format(highest)} of the maximum, with ${counted(count, 'attempt', 'attempts')}${each}.`;
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  marks: 'Part of the marks',
  attempts: 'Attempts',
  asTable: 'As a table',
  printedOn: (date: string) => `Printed on ${date}`,
  items: 'Items',
  itemsText: 'Those to look at first; the others in the order of the paper.',
  explained: 'What the figures mean',
  explanations: {
    facility:
      'The part of the marks that students earned on average. Between 30% and 80% an item says most about who knows more; above 95% it is too easy for a test, below 20% too hard.',
    discrimination:
      'How well the item tells students who do well in the rest from those who do not, from −1 to 1: the correlation of its marks with the rest of the marks. From 0.3 on it does so well, below 0.2 hardly. Below 0 something is wrong: often the key.',
    efficiency:
      'The discrimination as a part of the highest that these marks could have. It tells an item that is weak from one that is only very easy or very hard.',
    weight:
      'How much the item decides who is above whom, and in brackets its part of the marks, which is what its author meant. An item with marks far apart decides more, one with equal marks nothing. A dash: its marks run against the rest.',
    thirds:
      'The students with the highest third of all marks and those with the lowest. Equal marks at the end of a third all belong to it.',
  },
  item: 'Item',
  itemName: (block: number, part: number | null) =>
    part === null ? `Item ${format.number(block)}` : `Item ${format.number(block)}.${format.number(part)}`,
  itemFor: (item: string, component: string) => `${item}, ${component}`,
  components: {
    content: 'Content',
    language: 'Language',
    communication: 'Communication',
    languageKnowledge: 'Knowledge of the language',
    spontaneityFluency: 'Spontaneity and fluency',
    pronunciationIntonation: 'Pronunciation and intonation',
  } satisfies Record<MarkComponent, string>,
  look: 'Look at this item',
  fine: 'Works well',
  facility: 'Facility',
  discrimination: 'Discrimination',
  efficiency: 'Efficiency',
  weight: 'Weight (intended)',
  thirds: 'Upper and lower third',
  weights: (effective: string, intended: string) => `${effective} (${intended})`,
  reasons: {
    'key-possibly-wrong': 'The key may be wrong: the better students are, the more of them give another answer.',
    'negative-discrimination': 'Students who do well in the rest do worse here.',
    'distractor-beats-key': 'The upper third gives a wrong answer more often than the right one.',
    'too-hard': 'Too hard: students earned less than a fifth of the marks.',
    'at-chance': 'No more right answers than guessing gives.',
    'low-discrimination': 'Hardly tells strong students from weak ones.',
    'too-easy': 'Too easy: almost everybody gets it right.',
    'unused-distractor': 'A wrong option that nobody chose: replace it.',
    'weight-above-intended':
      'Decides more than twice as much as its marks say: give it fewer marks, or add items beside it.',
    'weight-below-intended': 'Decides less than half of what its marks say.',
  } satisfies Record<ItemStatistics['reasons'][number], string>,
  times: 'Time on each question',
  timesText:
    'How long students worked on a question until they last changed their answer. Time counts while the question is on the screen, the page is in front, and somebody has used it in the last five minutes.',
  question: 'Question',
  lookAtQuestion: 'Look at this question',
  timesNotEnough: (answers: number, needed: number) =>
    `Not enough data: ${counted(answers, 'answer', 'answers')} with a time, and it takes ${format.number(needed)}.`,
  tooQuick: (quick: number, answers: number, limit: string) =>
    `${format.number(quick)} of ${format.number(answers)} took less than ${limit}, a tenth of the median: too quick to have read it. They may have guessed, or known it before.`,
  medianTime: 'Median',
  middleHalf: 'Middle half',
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  timedAnswers: 'Answers',
  choices: 'What was answered',
  choicesText:
    'How many gave each answer: of all, of the third with the highest marks and of the third with the lowest. A good wrong answer attracts the lower third more. Of typed answers you see the accepted ones as one row and each wrong one that at least three students gave.',
  option: 'Option',
  isKey: 'Key',
  all: 'All',
  upper: 'Upper third',
  lower: 'Lower third',
  count: 'Students',
  typed: 'Typed answer',
  isAccepted: 'Accepted',
  otherChosen: 'No longer offered',
  otherTyped: 'Other wrong answers',
  omitted: 'No answer',
  optionsOf: (item: string) => `Answers to ${item}`,
};

export type Messages = typeof en;
