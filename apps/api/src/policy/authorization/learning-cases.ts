import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { only } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Side } from './world.ts';

const content = { ...questionOf(emptyDraft()), title: 'New' };
const admin = only({ admin: 'any' });
const staff = only({ admin: 'any', assistant: 'any' });
const ownStaff = only({ admin: 'any', assistant: 'own' });
const ownStudent = only({ student: 'own' });
const question = ({ question: id }: Side) => ({ params: { id } });
const task = ({ task: id }: Side) => ({ params: { id } });
const openAttempt = ({ open }: Side) => ({ params: { id: open.attempt } });
const releasedAttempt = ({ released }: Side) => ({ params: { id: released.attempt } });
const openAnswer = ({ open }: Side) => ({ params: { id: open.answer } });
const ofOpen = ({ open }: Side) => ({ query: { taskTaken: open.attempt } });
const ofReleased = ({ released }: Side) => ({ query: { taskTaken: released.attempt } });
const key = { headers: { 'idempotency-key': 'a-key-of-the-suite' } };
const body = { title: 'New' };
const file = (id: string) => ({ params: { id } });

const readAttempt = [
  {
    about: 'an attempt in progress',
    given: openAttempt,
    reach: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
  },
  {
    about: 'a released attempt',
    given: releasedAttempt,
    reach: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }),
  },
];

export const learningCases = {
  ...resourceCases('Question', {
    id: ({ question: id }) => id,
    create: { content },
    update: { rev: 1, content },
    access: { list: staff, get: ownStaff, write: admin },
  }),
  duplicateQuestion: [{ given: question, reach: admin }],
  listStudentQuestions: [
    { about: 'an attempt in progress', given: ofOpen, reach: ownStudent },
    { about: 'a released attempt', given: ofReleased, reach: ownStudent },
  ],

  ...resourceCases('Task', {
    id: ({ task: id }) => id,
    create: body,
    update: body,
    access: { list: staff, get: ownStaff, write: admin },
  }),
  listTaskQuestions: [{ given: task, reach: ownStaff }],
  releaseTask: [{ given: (side: Side) => ({ ...task(side), body: {} }), reach: ownStaff }],
  listAssignedTasks: [
    { about: 'their own', given: () => ({}), reach: only({ student: 'any', parent: 'any' }) },
    {
      about: 'those of a child',
      given: ({ student }: Side) => ({ query: { student } }),
      reach: only({ student: 'unseen', parent: 'own' }),
    },
  ],
  getAssignedTask: [
    { about: 'a published task', given: task, reach: ownStudent },
    { about: 'a draft', given: ({ draft }: Side) => ({ params: { id: draft } }), reach: only({ student: 'unseen' }) },
  ],

  listTaskTakens: [
    { given: () => ({}), reach: only({ admin: 'any', assistant: 'any', student: 'any', parent: 'any' }) },
  ],
  startTaskTaken: [
    { about: 'a published task', given: ({ task: id }: Side) => ({ body: { task: id } }), reach: ownStudent },
    { about: 'a draft', given: ({ draft }: Side) => ({ body: { task: draft } }), reach: only({ student: 'unseen' }) },
  ],
  getTaskTaken: readAttempt,
  submitTaskTaken: [{ given: (side: Side) => ({ ...openAttempt(side), ...key }), reach: ownStudent }],
  releaseTaskTaken: [{ given: openAttempt, reach: ownStaff }],
  returnTaskTaken: [{ given: (side: Side) => ({ ...openAttempt(side), body: {} }), reach: ownStaff }],
  getMarkingSheet: [{ given: openAttempt, reach: ownStaff }],
  getReviewSheet: readAttempt,
  listAnswers: [{ given: ofOpen, reach: ownStudent }],
  saveAnswer: [{ given: (side: Side) => ({ ...openAnswer(side), body: { rev: 0, answers: [] } }), reach: ownStudent }],
  saveMarks: [
    {
      given: (side: Side) => ({ ...openAnswer(side), headers: { 'if-match': '0' }, body: { answers: [] } }),
      reach: ownStaff,
    },
  ],

  uploadFile: [
    {
      given: () => ({ body: { file: new File(['%PDF-1.7'], 'a.pdf') } }),
      reach: only({ admin: 'any', assistant: 'any', student: 'any' }),
    },
  ],
  getFile: [
    {
      about: 'one in a question that has not been set',
      given: ({ questionFile }: Side) => file(questionFile),
      reach: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'what a student has recorded',
      given: ({ studentFile }: Side) => file(studentFile),
      reach: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'a marker’s voice before release',
      given: ({ openMarksFile }: Side) => file(openMarksFile),
      reach: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'a marker’s voice after release',
      given: ({ releasedMarksFile }: Side) => file(releasedMarksFile),
      reach: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }),
    },
  ],
  removeFile: [
    {
      given: ({ studentFile }: Side) => file(studentFile),
      reach: only({ admin: 'any', assistant: 'own', student: 'own' }),
    },
  ],
};
