import type { AppContext } from '../services/context.ts';
import { createWord } from '../services/words/create-word.ts';
import { reviewWord } from '../services/words/review-word.ts';
import { addHours, createDemoContext, type DemoUser } from './demo-context.ts';
import { demoWords } from './words.ts';

const noInput = { params: undefined, query: undefined, headers: undefined } as const;

/** Stores the words of the demo student, with what they remembered of them. */
export async function seedWords(app: AppContext, student: DemoUser, now: Date): Promise<void> {
  for (const { keptHoursAgo, reviews, ...kept } of demoWords) {
    const body = { form: kept.word, language: 'en', ...kept };
    let word = await createWord(createDemoContext(app, student, addHours(now, -keptHoursAgo)), { ...noInput, body });
    for (const { hoursAgo, rating } of reviews) {
      const review = { ...noInput, params: { id: word._id }, body: { rating, dueAt: word.dueAt } };
      word = await reviewWord(createDemoContext(app, student, addHours(now, -hoursAgo)), review);
    }
  }
}
