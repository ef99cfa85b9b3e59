import { and, eq, inArray } from 'drizzle-orm';
import { pdfGroups, pdfs } from '../../db/schema/pdfs.ts';
import { groups } from '../../db/schema/people.ts';
import { visiblePdfs } from '../../policy/visible/learning.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectPdfs, toPdfOf } from './select-pdfs.ts';

/** Returns a page of the documents that the caller may see. */
export const listPdfs: Service<'listPdfs'> = ({ db, caller }, { query }) => {
  const inGroup = query.group
    ? db
        .select({ id: pdfGroups.pdfId })
        .from(pdfGroups)
        .innerJoin(groups, eq(groups.id, pdfGroups.groupId))
        // The filter of a group that is not visible to the caller would reveal its documents.
        .where(and(eq(groups.id, query.group), visibleTo(caller, visibleGroups)))
    : undefined;
  return listPage(db, query, {
    select: (where) => selectPdfs(db, caller, where),
    where: and(
      visibleTo(caller, visiblePdfs),
      query.level ? eq(pdfs.levelId, query.level) : undefined,
      query.status ? eq(pdfs.status, query.status) : undefined,
      inGroup ? inArray(pdfs.id, inGroup) : undefined,
    ),
    search: [pdfs.title, pdfs.description],
    sort: {
      title: pdfs.title,
      pageCount: pdfs.pageCount,
      order: pdfs.order,
      status: pdfs.status,
      createdAt: pdfs.createdAt,
      updatedAt: pdfs.updatedAt,
    },
    defaultSort: 'order',
    id: pdfs.id,
    toItems: (rows) => rows.map(toPdfOf(caller)),
  });
};
