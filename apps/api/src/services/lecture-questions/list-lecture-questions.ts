import { and, eq } from 'drizzle-orm';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { visibleLectureQuestions } from '../../policy/visible/lecture-questions.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectLectureQuestions, toLectureQuestionSummary } from './select-lecture-questions.ts';

/** Returns a page of the questions of lectures. */
export const listLectureQuestions: Service<'listLectureQuestions'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectLectureQuestions(db, where),
    where: and(
      visibleTo(caller, visibleLectureQuestions),
      query.video ? eq(lectureQuestions.videoId, query.video) : undefined,
      query.archived === undefined ? undefined : eq(lectureQuestions.archived, query.archived),
    ),
    search: [lectureQuestions.title],
    sort: {
      atMs: lectureQuestions.atMs,
      title: lectureQuestions.title,
      createdAt: lectureQuestions.createdAt,
      updatedAt: lectureQuestions.updatedAt,
    },
    defaultSort: 'atMs',
    id: lectureQuestions.id,
    toItems: (rows) => rows.map(toLectureQuestionSummary),
  });
