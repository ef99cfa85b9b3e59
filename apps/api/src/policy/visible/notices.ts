import { eq, sql } from 'drizzle-orm';
import { notices } from '../../db/schema/notices.ts';
import { isChildOf } from './people.ts';
import type { QueryViewer } from './query-viewer.ts';
import type { Visible } from './visible.ts';

const ownNotices = ({ id }: QueryViewer) => eq(notices.userId, id);

/** Notices are one's own. What concerns a child is there for a parent as long as the two are linked. */
export const visibleNotices = {
  table: notices,
  id: notices.id,
  to: {
    admin: ownNotices,
    assistant: ownNotices,
    student: ownNotices,
    parent: ({ id }) =>
      sql`(${notices.userId} = ${id} and (${notices.studentId} is null or ${isChildOf(id, notices.studentId)}))`,
  },
} satisfies Visible;
