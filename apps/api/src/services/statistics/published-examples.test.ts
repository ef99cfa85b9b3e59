import { describe, expect, it } from 'vitest';
import { itemFigures, type ItemFigures } from './item-figures.ts';
import type { ScoredAttempt } from './scored-attempt.ts';
import { timeFigures } from './time-figures.ts';
import { type WholeFigures, wholeFigures } from './whole-figures.ts';

// Data and figures that others have published, so that nothing here is checked against itself. Each says where it can be read.

const numbers = (line: string) => line.trim().split(/\s+/u).map(Number);

/**
 * https://github.com/moodle/moodle/tree/00e93a993910e03083056a11bec1b68f95e34436/mod/quiz/report/statistics/tests: marks of 22
 * attempts (fixtures/mdl_question_states.csv) and the figures that statistics_test.php expects of them, which come from a spreadsheet (stats.xls). The first number of a line is the attempt's
 * total; then the items in Moodle's slots 8 to 12, 19, 20, 17, 18, 14, 15, 16, 13. Those that nobody got a point for are left out.
 */
const moodle = `
  12   5.5 .3 .9 1 .3  0 1 1 0 0 0 1 1
  7.4  1 .9 .9 .3 .3   0 1 0 1 0 0 1 1
  11.7 2.5 1 .9 .3 1   1 1 1 1 0 1 1 0
  8.5  4 .3 .9 1 .3    0 1 1 0 0 0 0 0
  10.1 3 .9 .3 .9 1    1 0 1 1 1 0 0 0
  11.3 4.5 .9 1 1 .9   0 0 0 0 1 1 1 0
  11.2 3 .3 .3 .3 .3   1 1 1 1 0 1 1 1
  14.1 6 .9 .9 1 .3    0 1 1 0 1 1 1 0
  8.6  .5 .9 1 .9 .3   0 1 1 1 1 1 0 0
  11.6 5.5 .9 1 .9 .3  0 0 1 0 1 0 0 1
  9.3  2.5 .9 1 1 .9   0 1 1 0 1 0 0 0
  13.1 4 .9 .3 .9 1    0 1 1 1 1 1 1 0
  11.5 4 .9 .3 .3 1    1 0 0 1 1 1 0 1
  11.3 3 1 1 .3 1      1 0 1 1 1 0 1 0
  5.5  1 1 .9 .3 .3    0 0 0 0 0 1 0 1
  4.8  1 .3 .3 .3 .9   0 1 0 0 0 0 1 0
  8.7  1.5 1 .3 .9 1   0 0 1 0 1 0 1 1
  11.8 4 .9 1 .9 1     0 0 0 1 1 1 1 0
  6    2 .9 .9 .3 .9   0 0 0 0 1 0 0 0
  5.9  1 1 .3 .3 .3    0 0 1 0 1 1 0 0
  12.8 6 .9 1 1 .9     1 1 0 0 0 0 1 0
  13.8 7 .9 .3 .3 .3   0 0 1 1 0 1 1 1`
  .trim()
  .split('\n')
  .map(numbers);

const moodleSlots = [8, 9, 10, 11, 12, 19, 20, 17, 18, 14, 15, 16, 13];

/** In the order of the slots, 8 to 20; percent, but the standard deviation, which is in thousandths of a point. */
const moodleFigures = {
  facility: `41.19318182 81.36363636 71.36363636 65.45454545 65.90909091 36.36363636 59.09090909 50 59.09090909 63.63636364
    45.45454545 27.27272727 50`,
  standardDeviation: `1912.733589 251.2738111 322.6312277 333.4199022 337.5811591 492.3659639 503.2362797 511.7663157
    503.2362797 492.3659639 509.6471914 455.8423058 511.7663157`,
  effectiveWeight: `26.58464457 3.368456046 3.253955259 7.584083694 3.79658376 3.183278505 4.532356904 7.78856243 10.08351572
    8.381139345 8.727645713 7.946277111 4.769500946`,
  discrimination: `25.88327077 1.170256965 -4.207816809 28.16930644 -2.513606859 -12.99017581 -8.900638238 8.670004606
    29.63337745 15.18945843 16.21079629 15.52451404 -8.396734802`,
  efficiency: `27.23492723 1.382386552 -4.691171307 31.12404354 -2.877487579 -17.5074184 -10.27568922 10.86956522 34.58997279
    17.4790556 20.14359793 22.06477733 -10`,
} satisfies Partial<Record<keyof ItemFigures, string>>;

const moodleFields = ['facility', 'standardDeviation', 'effectiveWeight', 'discrimination', 'efficiency'] as const;

describe("Moodle's example", () => {
  const attempts = moodle.map(([, ...marks]) => ({ marks }));
  const items = moodleSlots.map((slot) => ({ maximum: slot === 8 ? 8 : 1 }));
  const bySlot = new Map(itemFigures(attempts, items).map((figures, index) => [moodleSlots[index], figures]));

  it('has the marks of every attempt', () => {
    for (const [total = 0, ...marks] of moodle) {
      expect(marks.reduce((sum, mark) => sum + mark, 0)).toBeCloseTo(total, 9);
    }
  });

  it.each(moodleFields)('gives the same %s', (field) => {
    for (const [index, expected] of numbers(moodleFigures[field]).entries()) {
      const scale = field === 'standardDeviation' ? 1000 : 100;
      expect(bySlot.get(index + 8)?.[field], `slot ${index + 8}`).toBeCloseTo(expected / scale, 6);
    }
  });
});

/**
 * Moodle, in the same folder: marks of 25 attempts at seven items (fixtures/results00.csv), the figures of their items
 * (fixtures/qstats00.csv) and of the whole (`check_quiz_stats_for_quiz_00` in stats_from_steps_walkthrough_test.php), which were
 * calculated in a spreadsheet. Moodle gives percent, but standard deviations and what belongs to the whole in points.
 */
const quizMarks = `
  1  1 1 1 1  0 1    1 1 1 1 .5 1 0    1  1 1 1 .5 0 1    0 0 1 1 1  0 0   1 0 1 0 0  1 .5
  1  1 1 1 .5 0 .5   0 1 1 1 .5 1 .5   1  1 1 0 .5 1 .5   1 0 1 1 1  1 1   0 1 1 0 .5 1 .5
  .8 0 1 1 .5 1 .5   1 1 1 0 .5 1 1    1  0 1 1 .5 1 .5   1 0 1 1 1  0 .5  0 0 1 1 0  1 1
  1  0 1 0 .5 1 1    .8 0 1 1 .5 0 1   1  0 1 1 0  1 .5   1 0 1 1 .5 0 .5  0 1 1 0 .5 1 0
  1  1 .3333333 1 .5 0 .5  1 1 1 0 .5 0 .5  1 1 1 1 0 1 .5  0 0 1 0 .5 1 1  0 0 1 1 1 1 1`;

const quizItems = {
  facility: '.704 .48 .973333332 .68 .52 .64 .62',
  standardDeviation: '.4513682901 .5099019514 .13333334 .4760952286 .3055050463 .4898979486 .331662479',
  effectiveWeight: '.212922742344 .188979800309 .04443012573 .189347251357 .111450138688 .098081339177 .154788602394',
  discrimination: `-.070650767526 -.288982125772 -.091230674267 -.226306444113 -.176997047674 -.453785178421
    -.056543166602`,
  efficiency: `-.094550536967 -.367834118938 -.216545012165 -.314411395613 -.211794802584 -.569365974439
    -.065043742058`,
} satisfies Partial<Record<keyof ItemFigures, string>>;

const quizWhole = {
  mean: 4.617333332,
  median: 4.5,
  standardDeviation: 0.8117265554,
  skewness: -0.092502502,
  kurtosis: -0.7073968557,
  alpha: -0.872230935542,
  standardError: 1.1106813066,
} satisfies Partial<WholeFigures>;

describe('a Moodle quiz', () => {
  const marks = numbers(quizMarks);
  const attempts = Array.from({ length: marks.length / 7 }, (_, row) => ({ marks: marks.slice(7 * row, 7 * row + 7) }));
  const items = Array.from({ length: 7 }, () => ({ maximum: 1 }));
  const figures = itemFigures(attempts, items);
  const whole = wholeFigures(attempts, items);

  it('has the marks of every attempt', () => {
    expect(attempts).toHaveLength(25);
  });

  it.each(moodleFields)('gives the same %s of each item', (field) => {
    for (const [index, expected] of numbers(quizItems[field]).entries()) {
      expect(figures[index]?.[field], `item ${index + 1}`).toBeCloseTo(expected, 6);
    }
  });

  it.each(Object.entries(quizWhole))('gives the same %s of the whole', (field, expected) => {
    expect(whole).toHaveProperty(field, expect.closeTo(expected, 6));
  });
});

/**
 * Section 6 of the Law School Admission Test, 1,000 students by the pattern of their answers: data/LSAT.rda of
 * https://github.com/drizopoulos/ltm. The figures, which are published to three decimals: `itemstats(LSAT6)` in
 * reference/LSAT6.md of https://github.com/philchalmers/mirt (branch gh-pages, commit a1727bcde9129152144f8bf4ef6f77e125ccbb7a).
 */
const lsatPatterns = `
  00000 3   00001 6   00010 2   00011 11  00100 1   00101 1   00110 3   00111 4
  01000 1   01001 8   01010 0   01011 16  01100 0   01101 3   01110 2   01111 15
  10000 10  10001 29  10010 14  10011 81  10100 3   10101 28  10110 15  10111 80
  11000 16  11001 56  11010 21  11011 173 11100 11  11101 61  11110 28  11111 298`;

const rounded = (values: readonly (number | null)[]) => values.map((value) => Number(value?.toFixed(3)));

describe('the LSAT example', () => {
  const attempts = [...lsatPatterns.matchAll(/([01]{5}) (\d+)/gu)].flatMap(([, pattern = '', count]) =>
    Array.from({ length: Number(count) }, (): ScoredAttempt => ({ marks: [...pattern].map(Number) })),
  );
  const items = Array.from({ length: 5 }, () => ({ maximum: 1 }));
  const figures = itemFigures(attempts, items);

  it('has all students', () => {
    expect(attempts).toHaveLength(1000);
  });

  it('gives the same proportions of right answers', () => {
    expect(rounded(figures.map(({ facility }) => facility))).toEqual([0.924, 0.709, 0.553, 0.763, 0.87]);
  });

  it('gives the same correlations with the total without the item', () => {
    expect(rounded(figures.map(({ discrimination }) => discrimination))).toEqual([0.113, 0.153, 0.173, 0.144, 0.122]);
  });

  it('gives the same standard deviations', () => {
    expect(rounded(figures.map(({ standardDeviation }) => standardDeviation))).toEqual([
      0.265, 0.454, 0.497, 0.425, 0.336,
    ]);
  });

  it("gives the same mean and standard deviation of the totals, Cronbach's alpha and standard error", () => {
    const { mean, standardDeviation, alpha, standardError } = wholeFigures(attempts, items);
    expect(rounded([mean, standardDeviation, alpha, standardError])).toEqual([3.819, 1.035, 0.295, 0.869]);
  });
});

/** `SKEW` and `KURT` in test/statistical.js of https://github.com/formulajs/formulajs, to nine decimals. */
it('gives the skewness and kurtosis of the worksheet functions', () => {
  const attempts = numbers('3 4 5 2 3 4 5 6 4 7').map((mark) => ({ marks: [mark] }));
  const figures = wholeFigures(attempts, [{ maximum: 10 }]);
  expect(figures.skewness).toBeCloseTo(0.3595430714067974, 9);
  expect(figures.kurtosis).toBeCloseTo(-0.15179963720841627, 9);
});

/**
 * `test_skewness` and `test_kurtosis` with `bias=False` in scipy/stats/tests/test_stats.py of https://github.com/scipy/scipy, on the
 * values `testmathworks`, which are raised by one here, because marks are not negative. SciPy's kurtosis there is Pearson's: 3 more.
 */
it('gives the skewness and kurtosis of SciPy', () => {
  const attempts = [1.165, 0.6268, 0.0751, 0.3516, -0.6965].map((value) => ({ marks: [value + 1] }));
  const figures = wholeFigures(attempts, [{ maximum: 3 }]);
  expect(figures.skewness).toBeCloseTo(-0.43711110502394, 9);
  expect(figures.kurtosis).toBeCloseTo(3.663542721189047 - 3, 9);
});

/** `QUARTILE.INC` in the same file of formulajs. */
it('gives the quartiles of the worksheet functions', () => {
  const { lowerQuartileMs, medianMs, upperQuartileMs } = timeFigures([1, 2, 4, 7, 8, 9, 10, 12]);
  expect([lowerQuartileMs, medianMs, upperQuartileMs]).toEqual([3.5, 7.5, 9.25]);
});
