import { expect, it } from 'vitest';
import { ar } from './ar.ts';

it.each([
  [1, 'سؤال واحد مفتوح هنا. الاستبدال يغلقه: احفظه في ملف أولًا إن احتجت إليه.'],
  [2, 'سؤالان مفتوحان هنا. الاستبدال يغلقهما: احفظهما في ملف أولًا إن احتجت إليهما.'],
  [3, 'أسئلة مفتوحة هنا. الاستبدال يغلقها: احفظها في ملف أولًا إن احتجت إليها.'],
])('what opening a file would close agrees with the number of questions: %d', (count, text) => {
  expect(ar.openPaper.text(count)).toContain(text);
});
