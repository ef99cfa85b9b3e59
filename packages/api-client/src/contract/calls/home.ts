import { z } from 'zod';
import { call } from '../call.ts';
import { parentHomeSchema, studentGoalSchema, studentHomeSchema, studentReportSchema } from '../entities/home.ts';
import { dateSchema } from '../entities/meeting.ts';
import { byId } from '../ids.ts';

/** The first page of each role, a call each, and what is made of the same figures. */
export const homeCalls = {
  getStudentHome: call({
    method: 'GET',
    path: '/home/student',
    summary: 'What the calling student does next, their week, and what their released work says.',
    reply: studentHomeSchema,
  }),
  setStudentGoal: call({
    method: 'PUT',
    path: '/home/student/goal',
    summary: 'Sets on how many days of a week the calling student wants to practise; null for no goal.',
    body: studentGoalSchema,
    reply: studentGoalSchema,
  }),
  getParentHome: call({
    method: 'GET',
    path: '/home/parent',
    summary: "The week, the newest result, trends and attendance of each of the calling parent's children.",
    reply: parentHomeSchema,
  }),
  getStudentReport: call({
    method: 'GET',
    path: '/students/:id/report',
    summary: 'Released marks, attendance and comments of a student in a period, to print. Default: the last 90 days.',
    params: byId<'User'>(),
    query: z.object({ from: dateSchema.optional(), until: dateSchema.optional() }),
    reply: studentReportSchema,
  }),
};
