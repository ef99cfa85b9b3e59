import type { CallConflict, ConflictCallName, Contract } from '@rubrica/api-client/contract';

const id = (last: string) => `01890a5d-ac96-774b-bcce-b302099a80${last}`;
const at = '2026-09-01T07:00:00.000Z';
const content = {
  version: 1 as const,
  title: 'Trains',
  type: 'Reading' as const,
  subQuestionType: 'MCQ' as const,
  category: '',
  level: '',
  diploma: '',
  input: [],
  questions: [],
};

/** The server's copy in a conflict, as an example, of every call that declares one. */
export const conflictCopies = {
  updateQuestion: {
    _id: id('01'),
    createdAt: at,
    updatedAt: at,
    rev: 4,
    author: id('02'),
    uses: 1,
    archived: false,
    content,
  },
  updateVideo: {
    _id: id('05'),
    createdAt: at,
    updatedAt: at,
    rev: 2,
    title: 'The listening paper',
    description: '',
    source: { kind: 'link', url: 'https://videos.example/listening.mp4' },
    poster: null,
    durationMs: 90_000,
    level: null,
    groups: [],
    order: 0,
    status: 'draft',
    captions: [{ language: 'en', label: 'English', cues: [{ startMs: 0, endMs: 2500, text: 'Welcome.' }] }],
    uses: 0,
    questionCount: 0,
  },
  saveAnswer: {
    _id: id('03'),
    taskTaken: id('04'),
    question: id('01'),
    type: 'MCQ',
    answers: [],
    flagged: false,
    rev: 7,
    savedAt: at,
  },
  saveMarks: { answer: id('03'), question: id('01'), position: 0, content, answers: [], marks: [], version: 2 },
} satisfies { [Name in ConflictCallName]: CallConflict<Contract[Name]> };
