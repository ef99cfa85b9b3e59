import { groups } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { writeMembers } from './members.ts';
import { selectGroupById } from './to-groups.ts';

/** Adds a group with its members. */
export const createGroup: Service<'createGroup'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { name, description, archived } = body;
    const { id } = expectRow(
      await tx.insert(groups).values({ id: context.newId, name, description, archived }).returning(),
    );
    await writeMembers(tx, id, body, context.clock.now());
    const group = await selectGroupById(tx, id);
    await recordAudit(context, tx, 'createGroup', { object: `group:${id}`, after: group });
    return group;
  });
