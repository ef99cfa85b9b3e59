import { questionVersion, type Question } from '@rubrica/question-kit';
import type { App } from '../services/context.ts';
import { createQuestion } from '../services/questions/create-question.ts';
import { actingAs, hoursFrom, type DemoUser } from './acting.ts';
import { demoQuestionNames, demoQuestions, type DemoQuestionName } from './questions.ts';
import type { NamedIds } from './seed-named.ts';

/** A demo question as it is stored. */
export interface SeededQuestion {
  id: string;
  content: Question;
}

/** Stores the questions as this author's, a day apart. */
export async function seedQuestions(
  app: App,
  author: DemoUser,
  named: NamedIds,
  since: Date,
): Promise<Map<DemoQuestionName, SeededQuestion>> {
  const stored = new Map<DemoQuestionName, SeededQuestion>();
  for (const [index, name] of demoQuestionNames.entries()) {
    const { category, level, diploma, content } = demoQuestions[name];
    const question: Question = {
      version: questionVersion,
      ...content,
      category: named.categories.get(category) ?? '',
      level: named.levels.get(level) ?? '',
      diploma: named.diplomas.get(diploma) ?? '',
    };
    const context = actingAs(app, author, hoursFrom(since, index * 24));
    const reply = await createQuestion(context, {
      params: undefined,
      query: undefined,
      headers: undefined,
      body: { content: question },
    });
    stored.set(name, { id: reply._id, content: reply.content });
  }
  return stored;
}
