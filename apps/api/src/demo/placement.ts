import { choiceOf, type AnswerEntry, type Block, type Question } from '@rubrica/question-kit';

/** The students of the demo's placement test. They have no accounts: they are there for its statistics. */
export const placementStudents = [
  'Adam Novak',
  'Beatriz Lopes',
  'Chidi Eze',
  'Dina Farouk',
  'Elif Demir',
  'Farid Aziz',
  'Giulia Conti',
  'Hana Sato',
  'Ivan Petrov',
  'Jana Horvat',
  'Kwame Mensah',
  'Leila Karimi',
  'Marta Nowak',
  'Nabil Saleh',
  'Olga Ivanova',
  'Paulo Ramos',
  'Qing Li',
  'Rosa Vega',
  'Salma Idris',
  'Tariq Hamdan',
  'Ulla Nilsson',
  'Viktor Kovacs',
  'Wafa Amin',
  'Ximena Rojas',
  'Yara Khoury',
] as const;

/** How much a student's knowledge decides, beside luck. */
const slope = 1.7;
/** From the weakest to the strongest student, and from the easiest to the hardest item. */
const abilityRange = 3;
const difficultyRange = 3;
/** What almost everybody knows, and where the stronger prefer another option than the key: statistics shall find both. */
const easyBlock = 'together-2';
const misleading = { block: 'together-4', option: 'together-4-c' };

/** Of so many students one rushes through the last question. */
const rushEvery = 8;

/** Returns the answers of every student to a question: the same at every call, the better the later the student stands. */
export function placementAnswers(question: Question): AnswerEntry[][] {
  const random = randomNumbers(question.title.length);
  const difficulties = new Map<string, number>();
  const difficultyOf = (item: string) => {
    const known = difficulties.get(item) ?? (random() - 0.5) * difficultyRange;
    difficulties.set(item, known);
    return known;
  };
  return placementStudents.map((_, place) => {
    const ability = (place / (placementStudents.length - 1) - 0.5) * abilityRange;
    const knows = (item: string, difficulty = difficultyOf(item)) =>
      random() < 1 / (1 + Math.exp(slope * (difficulty - ability)));
    return question.questions.map((block) => answerBlock(block, knows, random));
  });
}

type Knows = (item: string, difficulty?: number) => boolean;

function answerBlock(block: Block, knows: Knows, random: () => number): AnswerEntry {
  if (block.type === 'MCQ') {
    const id = block.id ?? '';
    const keys = block.content.filter(({ correct }) => correct);
    const wrong = block.content.filter(({ correct }) => !correct);
    const guess = wrong[Math.floor(random() * wrong.length)]?.id ?? '';
    const isMisled = id === misleading.block && knows(id);
    const knowsAll = id === easyBlock ? knows(id, -abilityRange) : knows(id);
    const right = keys.map((option) => option.id);
    const chosen = knowsAll ? right : [...right.slice(1), guess];
    return { studentAnswer: isMisled ? misleading.option : choiceOf(chosen), studentMark: 0 };
  }
  if (block.type !== 'FillInBlanks') return [];
  const gaps = block.content.filter((item) => item.type === 'gap');
  return gaps.map(({ id, answers: [answer = ''] }, index) => {
    // Who does not know a word takes that of the next gap.
    const other = gaps[(index + 1) % gaps.length]?.answers[0] ?? '';
    return { studentAnswer: knows(id) ? answer : other, studentMark: 0 };
  });
}

/**
 * Returns how long each student worked on a question, in milliseconds: the longer, the more blocks it has, and the same at every
 * call. A few rush through the last one.
 */
export function placementTimes({ title, questions }: Question, isLast: boolean): number[] {
  const random = randomNumbers(title.length + questions.length);
  return placementStudents.map((_, place) => {
    const typicalMs = 40_000 + questions.length * 14_000;
    const activeMs = Math.round(typicalMs * (0.55 + 0.5 * random() + 0.6 * random() ** 3));
    return isLast && place % rushEvery === 1 ? Math.round(activeMs * 0.05) : activeMs;
  });
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
