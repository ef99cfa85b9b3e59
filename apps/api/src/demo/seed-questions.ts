import type { QuestionId } from '@rubrica/api-client/contract';
import { questionVersion, type Question } from '@rubrica/question-kit';
import type { AppContext } from '../services/context.ts';
import { createQuestion } from '../services/questions/create-question.ts';
import { createDemoContext, addHours, type DemoUser } from './demo-context.ts';
import { demoQuestionNames, demoQuestions, type DemoQuestionName } from './questions.ts';
import type { NamedIds } from './seed-named.ts';

/** A stored demo question. */
export interface SeededQuestion {
  id: QuestionId;
  content: Question;
}

/** Stores the demo questions of an author, a day apart. */
export async function seedQuestions(
  app: AppContext,
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
    const context = createDemoContext(app, author, addHours(since, index * 24));
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
