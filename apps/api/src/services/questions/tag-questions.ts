import type { QuestionId, TagId } from '@rubrica/api-client/contract';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions, questionTags, tags } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { keepDrawable } from '../draws/keep-drawable.ts';
import type { Service } from '../service.ts';
import { expectQuestions } from './expect-questions.ts';
import { tagKey, tagNames } from './select-tags.ts';

/** Gives tags to questions and takes some from them. A question's content and revision stay as they are. */
export const tagQuestions: Service<'tagQuestions'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { clock } = context;
    const isAsked = await expectQuestions(context, tx, body.questions);
    const known = new Set(body.questions);
    const select = () => tx.select({ question: questions.id, tags: tagNames }).from(questions).where(isAsked);
    const before = await select();

    const removed = await selectIds(tx, body.remove);
    await keepDrawable(tx, { ids: removed.length > 0 ? [...known] : [], now: clock.now() }, async () => {
      if (removed.length > 0)
        await tx
          .delete(questionTags)
          .where(and(inArray(questionTags.questionId, [...known]), inArray(questionTags.tagId, removed)));
      await addTags(tx, [...known], body.add, clock.now());
    });
    const items = await select();
    const changed = changedTags(before, items);
    for (const { question, ...tagsOf } of changed)
      await recordAudit(context, tx, 'tagQuestions', {
        object: `question:${question}`,
        before: { tags: tagsOf.before },
        after: { tags: tagsOf.after },
      });
    return { items };
  });

/** Gives tags to questions, making those that nobody has used. */
export async function addTags(tx: Database, to: QuestionId[], names: readonly string[], now: Date): Promise<void> {
  const byKey = new Map(names.map((name) => [tagKey(name), name.trim().replaceAll(/\s+/gu, ' ')]));
  if (byKey.size === 0 || to.length === 0) return;
  await tx
    .insert(tags)
    .values([...byKey].map(([key, name]) => ({ key, name, createdAt: now, updatedAt: now })))
    .onConflictDoNothing();
  const ids = await selectIds(tx, names);
  await tx
    .insert(questionTags)
    .values(to.flatMap((questionId) => ids.map((tagId) => ({ questionId, tagId }))))
    .onConflictDoNothing();
}

async function selectIds(tx: Database, names: readonly string[]): Promise<TagId[]> {
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.key, names.map(tagKey)));
  return rows.map(({ id }) => id);
}

type Tagged = { question: QuestionId; tags: string[] };

function changedTags(before: readonly Tagged[], after: readonly Tagged[]) {
  const old = new Map(before.map(({ question, tags: names }) => [question, names]));
  return after.flatMap(({ question, tags: names }) => {
    const former = old.get(question) ?? [];
    return former.join() === names.join() ? [] : [{ question, before: former, after: names }];
  });
}
