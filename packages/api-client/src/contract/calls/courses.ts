import { z } from 'zod';
import { call } from '../call.ts';
import { courseBodySchema, courseSchema, diplomaCourseSchema } from '../entities/course.ts';
import { byId, idOf } from '../ids.ts';
import { withBase } from '../shapes.ts';

export const courseCalls = {
  getDiplomaCourse: call({
    method: 'GET',
    path: '/diplomas/:id/course',
    summary: 'What a diploma is made of as a course, for staff.',
    params: byId<'Diploma'>(),
    reply: diplomaCourseSchema,
  }),
  updateDiplomaCourse: call({
    method: 'PUT',
    path: '/diplomas/:id/course',
    summary: 'Writes what a diploma is made of, whole; `base` is what it was made upon.',
    params: byId<'Diploma'>(),
    body: withBase(courseBodySchema),
    reply: diplomaCourseSchema,
    conflict: diplomaCourseSchema,
  }),
  listCourses: call({
    method: 'GET',
    path: '/courses',
    summary: "The calling student's courses with their progress, or those of a parent's child named by `student`.",
    query: z.object({ student: idOf<'User'>().optional() }),
    reply: z.object({ items: z.array(courseSchema) }),
  }),
};
