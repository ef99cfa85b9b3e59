import { importQuestions } from '@rubrica/question-kit/exchange';
import { type Goal, median } from '../lib/figures.ts';

/** GIFT as a teacher's bank holds it: choices with feedback, short answers, pairs, missing words, numbers and essays. */
function giftBank(count: number): string {
  const kinds: ((n: number) => string)[] = [
    (n) =>
      `::Choice ${n}::[html]<p>Why is tide ${n} the <b>highest</b>?</p>{\n\t~The wind#Not by itself.\n\t=Sun and moon \\= one line#Right!\n\t~%-50%The river\n\t####Look at page ${n}.\n}`,
    (n) => `Name harbour ${n}. {=Alexandria#Yes =Rashid =%50%Damietta}`,
    (n) => `::Pairs ${n}::Match.{\n=Canada -> Ottawa\n=Italy -> Rome\n=Japan -> Tokyo\n= -> Cairo\n}`,
    (n) => `The sea at ${n} is {~dry =salty ~sweet} and wide.`,
    (n) => `How many boats are there at ${n}? {#${n}:2}`,
    (n) => `::Essay ${n}::Describe morning ${n} at the harbour.{}`,
    (n) => `Tide ${n} follows the moon.{T}`,
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.(index + 1)).join('\n\n');
}

/** Files that are as large as quadratic work needs to take minutes; `hostile-sizes.test.ts` has smaller ones. */
const hostileFiles: readonly string[] = [
  `<quiz><question type="cloze"><questiontext><text><![CDATA[{1:SA:=a} x${'<br>'.repeat(100_000)}y]]></text></questiontext></question></quiz>`,
  `<quiz><question type="cloze"><questiontext><text><![CDATA[{1:SA:=a} x<table><tr>${'<td></td>'.repeat(100_000)}</tr></table>y]]></text></questiontext></question></quiz>`,
  `rubric${',item1'.repeat(5000)}\n${'Q\n'.repeat(5000)}`,
];

/** The longest time to import a hostile file. */
async function measureHostileFiles(): Promise<Goal> {
  let longestMs = 0;
  for (const file of hostileFiles) {
    const started = performance.now();
    await importQuestions(file);
    longestMs = Math.max(longestMs, performance.now() - started);
  }
  return {
    goal: 'importing a hostile file of a megabyte at most 5 s',
    figure: `${longestMs.toFixed(0)} ms`,
    isMet: longestMs <= 5000,
  };
}

/** The time to import 5,000 GIFT questions in Node, reading, cleaning and checking included, and that of hostile files. */
export async function measureExchange(): Promise<Goal[]> {
  const bank = new TextEncoder().encode(giftBank(5000));
  const timesMs: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const started = performance.now();
    const { questions } = await importQuestions(bank, { format: 'gift' });
    if (questions.length !== 5000) throw new Error(`${questions.length} of 5,000 questions were imported.`);
    timesMs.push(performance.now() - started);
  }
  // The first import is what a user waits for; the median of all shows whether it was an outlier.
  const [coldMs = Number.NaN] = timesMs;
  const figure = `${coldMs.toFixed(0)} ms cold, ${median(timesMs).toFixed(0)} ms warm`;
  return [
    { goal: 'importing 5,000 GIFT questions at most 2 s', figure, isMet: coldMs <= 2000 },
    await measureHostileFiles(),
  ];
}
