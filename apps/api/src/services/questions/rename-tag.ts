import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { questionTags, tags } from '../../db/schema/questions.ts';
import { taskDrawTags } from '../../db/schema/tasks.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectTagById, tagKey } from './select-tags.ts';

/** Renames a tag, if it still has the name that the author saw, or merges another of that name into it: its questions get this tag in place of the other. */
export const renameTag: Service<'renameTag'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    expectRow(await tx.select({ id: tags.id }).from(tags).where(eq(tags.id, id)).for('update'));
    const before = await selectTagById(tx, id);
    const [name, key] = [body.name.replaceAll(/\s+/gu, ' '), tagKey(body.name)];
    if (assertUnchanged('renameTag', before, before, { ...body, name })) return before;
    const [other] = await tx
      .select({ id: tags.id })
      .from(tags)
      .where(and(eq(tags.key, key), ne(tags.id, id)))
      .for('update');
    if (other && !body.merge) {
      const { questions } = await selectTagById(tx, other.id);
      throw new ConflictError('tag_taken', { questions });
    }
    if (other) {
      const own = tx.select({ id: questionTags.questionId }).from(questionTags).where(eq(questionTags.tagId, id));
      const others = await tx
        .select({ questionId: questionTags.questionId })
        .from(questionTags)
        .where(and(eq(questionTags.tagId, other.id), notInArray(questionTags.questionId, own)));
      if (others.length > 0)
        await tx.insert(questionTags).values(others.map(({ questionId }) => ({ questionId, tagId: id })));
      const drawing = tx.select({ id: taskDrawTags.drawId }).from(taskDrawTags).where(eq(taskDrawTags.tagId, id));
      const isOther = eq(taskDrawTags.tagId, other.id);
      await tx.delete(taskDrawTags).where(and(isOther, inArray(taskDrawTags.drawId, drawing)));
      await tx.update(taskDrawTags).set({ tagId: id }).where(isOther);
      await tx.delete(tags).where(eq(tags.id, other.id));
    }
    await tx.update(tags).set({ name, key, updatedAt: context.clock.now() }).where(eq(tags.id, id));
    const after = await selectTagById(tx, id);
    await recordAudit(context, tx, 'renameTag', {
      object: `tag:${id}`,
      before,
      after,
      ...(other ? { details: { merged: other.id } } : {}),
    });
    return after;
  });
