import type { QuestionId } from '@rubrica/api-client/contract';
import { questionVersion, type Question } from '@rubrica/question-kit';
import type { AppContext } from '../services/context.ts';
import { createQuestion } from '../services/questions/create-question.ts';
import { tagQuestions } from '../services/questions/tag-questions.ts';
import { updateQuestion } from '../services/questions/update-question.ts';
import { createDemoContext, addHours, type DemoUser } from './demo-context.ts';
import { demoQuestionTags } from './question-tags.ts';
import { demoQuestionNames, demoQuestions, type DemoQuestionName } from './questions.ts';
import type { NamedIds } from './seed-named.ts';

/** A stored demo question. */
export interface SeededQuestion {
  id: QuestionId;
  content: Question;
}

/** Has a former version. */
const revisedQuestion: DemoQuestionName = 'emailToAFriend';

/** What was stored of a question at first. */
function firstVersionOf(name: DemoQuestionName, question: Question): Question {
  if (name !== revisedQuestion) return question;
  const questions = question.questions.map((block) => ({ ...block, modelAnswer: '<p>To be written.</p>' }));
  return { ...question, title: `${question.title} (draft)`, questions };
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
      body: { content: firstVersionOf(name, question) },
    });
    if (name === revisedQuestion) {
      await updateQuestion(createDemoContext(app, author, addHours(since, index * 24 + 3)), {
        params: { id: reply._id },
        query: undefined,
        headers: undefined,
        body: { rev: reply.rev, content: question },
      });
    }
    const tags = demoQuestionTags[name] ?? [];
    if (tags.length > 0) {
      const body = { questions: [reply._id], add: [...tags], remove: [] };
      await tagQuestions(context, { params: undefined, query: undefined, headers: undefined, body });
    }
    stored.set(name, { id: reply._id, content: question });
  }
  return stored;
}
