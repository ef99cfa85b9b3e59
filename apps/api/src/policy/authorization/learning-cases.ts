import type { FileId, Role } from '@rubrica/api-client/contract';
import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { everyone, only } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Shared, Side } from './world.ts';

const content = { ...questionOf(emptyDraft()), title: 'New' };
const admin = only({ admin: 'any' });
const staff = only({ admin: 'any', assistant: 'any' });
const ownStaff = only({ admin: 'any', assistant: 'own' });
const reader = only({ admin: 'any', assistant: 'any', student: 'any' });
const ownReader = only({ admin: 'any', assistant: 'own', student: 'own' });
const ownStudent = only({ student: 'own' });
const question = ({ question: id }: Side) => ({ params: { id } });
const version = ({ question: id }: Side) => ({ params: { id, rev: '1' } });
const task = ({ task: id }: Side) => ({ params: { id } });
const openAttempt = ({ open }: Side) => ({ params: { id: open.attempt } });
const releasedAttempt = ({ released }: Side) => ({ params: { id: released.attempt } });
const openAnswer = ({ open }: Side) => ({ params: { id: open.answer } });
const ofOpen = ({ open }: Side) => ({ query: { taskTaken: open.attempt } });
const ofReleased = ({ released }: Side) => ({ query: { taskTaken: released.attempt } });
const key = { headers: { 'idempotency-key': 'a-key-of-the-suite' } };
const body = { title: 'New' };
const diploma = (_side: Side, { shared }: { shared: Shared }) => ({ params: { id: shared.diplomas } });
const videoBody = {
  title: 'New',
  durationMs: 60_000,
  source: { kind: 'link', url: 'https://videos.example/a.mp4' },
} as const;
const pdfFile = '01890000-0000-7000-8000-000000000000';
const pdf = ({ pdf: id }: Side) => ({ params: { id } });
const pdfNote = ({ pdfNote: id }: Side) => ({ params: { id } });
const highlight = { page: 1, colour: 'yellow', text: 'A note' } as const;
const file = (id: FileId) => ({ params: { id } });

const readers = only({ admin: 'any', assistant: 'any', student: 'any' });
/** The words of the world are students'; nobody else sees them. */
const ownWord = only({ admin: 'unseen', assistant: 'unseen', student: 'own' });
const dictionaryImport = { title: 'Arabic Wordnet', licence: 'CC BY-SA 3.0', kind: 'senses' } as const;
const word = { word: 'dog', form: 'dogs' };
const wordOf = ({ word: id }: Side) => ({ params: { id } });
const lecture = ({ video: id }: Side) => ({ params: { id } });
const note = ({ note: id }: Side) => ({ params: { id } });
const ownWatcher = only({ admin: 'any', assistant: 'own', student: 'own' });
/** Nobody but who wrote it, not even an admin. */
const ownNote = only({ admin: 'unseen', assistant: 'unseen', student: 'own' });

const readAttempt = [
  {
    about: 'an attempt in progress',
    args: openAttempt,
    access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
  },
  {
    about: 'a released attempt',
    args: releasedAttempt,
    access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }),
  },
];

export const learningCases = {
  ...resourceCases('Question', {
    id: ({ question: id }) => id,
    create: { content },
    update: { rev: 1, content },
    access: { list: staff, get: ownStaff, write: admin },
  }),
  duplicateQuestion: [{ args: question, access: admin }],
  archiveQuestion: [{ args: question, access: admin }],
  unarchiveQuestion: [{ args: question, access: admin }],
  listTags: [{ args: () => ({}), access: admin }],
  tagQuestions: [{ args: ({ question: id }: Side) => ({ body: { questions: [id], add: ['new'] } }), access: admin }],
  recordQuestionExport: [
    { args: ({ question: id }: Side) => ({ body: { questions: [id], format: 'gift' as const } }), access: admin },
  ],
  renameTag: [{ args: ({ tag: id }: Side) => ({ params: { id }, body: { name: 'renamed' } }), access: admin }],
  removeTag: [{ args: ({ tag: id }: Side) => ({ params: { id } }), access: admin }],
  listQuestionFolders: [{ args: () => ({}), access: staff }],
  listQuestionVersions: [{ args: question, access: admin }],
  getQuestionVersion: [{ args: version, access: admin }],
  restoreQuestionVersion: [{ args: (side: Side) => ({ ...version(side), body: { rev: 1 } }), access: admin }],
  previewDraw: [{ args: () => ({ body: {} }), access: admin }],
  getQuestionUses: [{ args: question, access: admin }],
  getQuestionStatistics: [{ args: question, access: ownStaff }],
  listStudentQuestions: [
    { about: 'an attempt in progress', args: ofOpen, access: ownStudent },
    { about: 'a released attempt', args: ofReleased, access: ownStudent },
  ],

  ...resourceCases('LectureQuestion', {
    id: ({ lectureQuestion }) => lectureQuestion.id,
    create: {},
    update: { rev: 1, atMs: 0 },
    access: { list: staff, get: ownStaff, write: admin },
  }),
  createLectureQuestion: [{ args: ({ video }: Side) => ({ body: { video, atMs: 0, content } }), access: admin }],
  listStudentVideoQuestions: [{ args: ({ video }: Side) => ({ query: { video } }), access: ownStudent }],
  answerStudentVideoQuestion: [
    {
      args: ({ lectureQuestion }: Side) => ({
        params: { id: lectureQuestion.id },
        body: { try: 2, version: 1, answers: [] },
      }),
      access: ownStudent,
    },
  ],
  listTaskLectures: [{ args: task, access: ownStaff }],
  getTaskLecture: [{ args: ({ task: id, video }: Side) => ({ params: { id, videoId: video } }), access: ownStaff }],
  saveLectureMarks: [
    {
      args: ({ lectureQuestion }: Side) => ({
        params: { id: lectureQuestion.answer },
        headers: { 'if-match': '0' },
        body: { answers: [] },
      }),
      access: ownStaff,
    },
  ],

  ...resourceCases('Task', {
    id: ({ task: id }) => id,
    create: body,
    update: body,
    access: { list: staff, get: ownStaff, write: admin },
  }),
  listTaskQuestions: [{ args: task, access: ownStaff }],
  getTaskStatistics: [{ args: task, access: ownStaff }],
  releaseTask: [{ args: (side: Side) => ({ ...task(side), body: {} }), access: ownStaff }],
  listAssignedTasks: [
    { about: 'their own', args: () => ({}), access: only({ student: 'any', parent: 'any' }) },
    {
      about: 'those of a child',
      args: ({ student }: Side) => ({ query: { student } }),
      access: only({ student: 'unseen', parent: 'own' }),
    },
  ],
  getAssignedTask: [
    { about: 'a published task', args: task, access: ownStudent },
    { about: 'one that they had', args: ({ formerTask: id }: Side) => ({ params: { id } }), access: ownStudent },
    { about: 'a draft', args: ({ draft }: Side) => ({ params: { id: draft } }), access: only({ student: 'unseen' }) },
  ],

  listTaskTakens: [
    { args: () => ({}), access: only({ admin: 'any', assistant: 'any', student: 'any', parent: 'any' }) },
  ],
  startTaskTaken: [
    { about: 'a published task', args: ({ task: id }: Side) => ({ body: { task: id } }), access: ownStudent },
    // The start itself refuses it, and says why: an open attempt is found by the same call.
    { about: 'one that they had', args: ({ formerTask: id }: Side) => ({ body: { task: id } }), access: ownStudent },
    { about: 'a draft', args: ({ draft }: Side) => ({ body: { task: draft } }), access: only({ student: 'unseen' }) },
  ],
  getTaskTaken: readAttempt,
  submitTaskTaken: [{ args: (side: Side) => ({ ...openAttempt(side), ...key }), access: ownStudent }],
  releaseTaskTaken: [{ args: openAttempt, access: ownStaff }],
  returnTaskTaken: [{ args: (side: Side) => ({ ...openAttempt(side), body: {} }), access: ownStaff }],
  importEmergencyFile: [
    { args: (side: Side) => ({ ...openAttempt(side), body: { file: 'none', apply: false } }), access: ownStaff },
  ],
  getEmergencyKey: [{ args: () => ({}), access: only({ student: 'any' }) }],
  reportPresence: [{ args: openAttempt, access: ownStudent }],
  listPlays: [{ args: openAttempt, access: ownStudent }],
  recordPlay: [
    { args: (side: Side) => ({ ...openAttempt(side), body: { item: 'none', count: 1 } }), access: ownStudent },
  ],
  listTakes: [{ args: openAttempt, access: ownStudent }],
  recordTake: [
    {
      args: (side: Side) => ({ ...openAttempt(side), body: { recording: 'none:video', take: 'first' } }),
      access: ownStudent,
    },
  ],
  getMarkingSheet: [{ args: openAttempt, access: ownStaff }],
  getReviewSheet: readAttempt,
  listAnswers: [{ args: ofOpen, access: ownStudent }],
  saveAnswer: [{ args: (side: Side) => ({ ...openAnswer(side), body: { rev: 0, answers: [] } }), access: ownStudent }],
  saveMarks: [
    {
      args: (side: Side) => ({ ...openAnswer(side), headers: { 'if-match': '0' }, body: { answers: [] } }),
      access: ownStaff,
    },
  ],

  getDiplomaCourse: [{ args: diploma, access: staff }],
  updateDiplomaCourse: [
    {
      args: (side: Side, world: { shared: Shared }) => ({ ...diploma(side, world), body: { groups: [], items: [] } }),
      access: admin,
    },
  ],
  listCourses: [
    { about: 'their own', args: () => ({}), access: only({ student: 'any', parent: 'any' }) },
    {
      about: 'those of a child',
      args: ({ student }: Side) => ({ query: { student } }),
      access: only({ student: 'unseen', parent: 'own' }),
    },
  ],

  ...resourceCases('Video', {
    id: ({ video }) => video,
    create: videoBody,
    update: { ...videoBody, rev: 1 },
    access: { list: staff, get: ownStaff, write: admin },
  }),

  ...resourceCases('Pdf', {
    id: ({ pdf: id }) => id,
    create: { title: 'New', file: pdfFile },
    update: { title: 'New', file: pdfFile },
    access: { list: reader, get: ownReader, write: admin },
  }),
  getPdf: [
    { about: 'a published document', args: pdf, access: ownReader },
    {
      about: 'a draft',
      args: ({ draftPdf: id }: Side) => ({ params: { id } }),
      access: only({ admin: 'any', assistant: 'unseen', student: 'unseen' }),
    },
  ],
  savePdfProgress: [{ args: (side: Side) => ({ ...pdf(side), body: { page: 1, offset: 0 } }), access: ownReader }],
  listPdfReaders: [{ args: pdf, access: ownStaff }],
  listPdfNotes: [{ args: pdf, access: ownReader }],
  createPdfNote: [{ args: (side: Side) => ({ ...pdf(side), body: highlight }), access: ownReader }],
  updatePdfNote: [{ args: (side: Side) => ({ ...pdfNote(side), body: highlight }), access: ownNote }],
  removePdfNote: [{ args: pdfNote, access: ownNote }],
  listLectures: [
    {
      about: 'their own',
      args: () => ({}),
      access: only({ admin: 'any', assistant: 'any', student: 'any', parent: 'any' }),
    },
    {
      about: 'those of a child',
      args: ({ student }: Side) => ({ query: { student } }),
      access: only({ admin: 'unseen', assistant: 'unseen', student: 'unseen', parent: 'own' }),
    },
  ],
  getLecture: [
    { about: 'a published video', args: lecture, access: ownWatcher },
    {
      about: 'a draft',
      args: ({ draftVideo }: Side) => ({ params: { id: draftVideo } }),
      access: only({ admin: 'any', assistant: 'unseen', student: 'unseen' }),
    },
  ],
  reportProgress: [
    { args: (side: Side) => ({ ...lecture(side), body: { intervals: [], positionMs: 0 } }), access: ownStudent },
  ],
  markNotUnderstood: [{ args: (side: Side) => ({ ...lecture(side), body: { atMs: 0 } }), access: ownStudent }],
  unmarkNotUnderstood: [
    { about: 'a mark', args: ({ moment }: Side) => ({ params: { id: moment } }), access: ownStudent },
    {
      about: 'where a student went back to',
      args: ({ rewound }: Side) => ({ params: { id: rewound } }),
      access: only({ student: 'unseen' }),
    },
  ],
  listLectureStudents: [{ args: lecture, access: ownStaff }],
  getVideoStatistics: [{ args: lecture, access: ownStaff }],
  listVideoNotes: [{ args: () => ({}), access: only({ admin: 'any', assistant: 'any', student: 'any' }) }],
  createVideoNote: [
    { args: ({ video: id }: Side) => ({ body: { video: id, atMs: 0, text: 'A note.' } }), access: ownWatcher },
  ],
  updateVideoNote: [
    {
      about: 'a note of a student',
      args: (side: Side) => ({ ...note(side), body: { atMs: 0, text: 'A note.' } }),
      access: ownNote,
    },
  ],
  removeVideoNote: [{ about: 'a note of a student', args: note, access: ownNote }],

  uploadFile: [
    {
      args: () => ({ body: { file: new File(['%PDF-1.7'], 'a.pdf') } }),
      access: everyone,
    },
  ],
  finishUpload: [
    {
      args: ({ uploads }: Side, { role }: { role: Role }) => ({
        params: { id: uploads[role === 'assistant' ? role : 'student'] },
        body: { sha256: '0'.repeat(64) },
      }),
      access: only({ admin: 'unseen', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
  ],
  checkUpload: [{ args: () => ({ body: { filler: 'text' } }), access: only({ student: 'any' }) }],
  getFile: [
    {
      about: 'one in a question that has not been set',
      args: ({ questionFile }: Side) => file(questionFile),
      access: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'one in a question of a lecture',
      args: ({ lectureFile }: Side) => file(lectureFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'what a student has recorded in a lecture',
      args: ({ lectureAnswerFile }: Side) => file(lectureAnswerFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'what a student has recorded',
      args: ({ studentFile }: Side) => file(studentFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'one of a published video',
      args: ({ videoFile }: Side) => file(videoFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'one of a video that is a draft',
      args: ({ draftVideoFile }: Side) => file(draftVideoFile),
      access: only({ admin: 'any', assistant: 'unseen', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'that of a published document',
      args: ({ pdfFile: id }: Side) => file(id),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'that of a document that is a draft',
      args: ({ draftPdfFile: id }: Side) => file(id),
      access: only({ admin: 'any', assistant: 'unseen', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'a picture of a published book',
      args: ({ book }: Side) => file(book.file),
      access: only({ admin: 'any', assistant: 'any', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'a marker’s voice before release',
      args: ({ openMarksFile }: Side) => file(openMarksFile),
      access: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
    },
    {
      about: 'a marker’s voice after release',
      args: ({ releasedMarksFile }: Side) => file(releasedMarksFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }),
    },
    {
      about: 'one in a message of a student’s conversation',
      args: ({ chat }: Side) => file(chat.file),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
    {
      about: 'one in a note of the team in it',
      args: ({ chat }: Side) => file(chat.noteFile),
      access: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
    },
  ],
  removeFile: [
    {
      args: ({ studentFile }: Side) => file(studentFile),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
    },
  ],

  lookUpWord: [{ args: () => ({ query: { word: 'dog' } }), access: readers }],
  translateText: [{ args: () => ({ body: { text: 'dog' } }), access: readers }],
  ...resourceCases('DictionaryImport', {
    id: (_side: Side, { shared }) => shared.dictionaryImport,
    create: dictionaryImport,
    update: dictionaryImport,
    access: { list: admin, get: admin, write: admin },
  }),
  addDictionaryEntries: [
    {
      args: (_side: Side, { shared }: { shared: Shared }) => ({
        params: { id: shared.dictionaryImport },
        body: { entries: [{ key: 'dog', values: ['كلب'] }] },
      }),
      access: admin,
    },
  ],
  ...resourceCases('Word', {
    id: ({ word: id }) => id,
    create: word,
    update: word,
    access: { list: readers, get: ownWord, write: readers },
  }),
  updateWord: [{ args: (side: Side) => ({ ...wordOf(side), body: word }), access: ownWord }],
  removeWord: [{ args: wordOf, access: ownWord }],
  reviewWord: [
    {
      args: (side: Side) => ({ ...wordOf(side), body: { rating: 'good' as const, dueAt: '2026-01-01T00:00:00.000Z' } }),
      access: ownWord,
    },
  ],
};
