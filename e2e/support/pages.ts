import type {
  BookSummary,
  Child,
  InboxThread,
  Meeting,
  QuestionSummary,
  TaskTaken,
  User,
  VideoSummary,
  WhatsAppCampaign,
} from '../../packages/api-client/src/contract/index.ts';
import type { Account, demo } from './account.ts';
import { choiceQuestion, essayQuestion, gapQuestion } from './questions.ts';
import { unique, type School } from './school.ts';

interface List<Item> {
  items: Item[];
}

/** A released attempt of the demo data that a user may see. */
async function findReleasedAttempt({ call }: Account): Promise<TaskTaken> {
  const { items } = await call.get<List<TaskTaken>>('/task-takens?limit=100&status=released');
  const [found] = items;
  if (!found) throw new Error('The demo has no released attempt.');
  return found;
}

/** The list of books, and a book. */
async function findBookPages({ call }: Account, area: '/admin' | '/assistant'): Promise<string[]> {
  const { items } = await call.get<List<BookSummary>>('/books?limit=1');
  return [`${area}/books`, ...items.map(({ _id }) => `${area}/books/${_id}`)];
}

const reports = ['', '/attendance', '/progress', '/items', '/files'].map((name) => `/reports${name}`);

/** The addresses of each role's pages (`spec.md` section 2), in parts that are walked side by side. */
export const pagesOf: readonly {
  role: keyof typeof demo;
  what: string;
  pages: (person: Account) => Promise<string[]>;
}[] = [
  {
    role: 'student',
    what: 'all pages',
    pages: async (student) => {
      const { task, _id } = await findReleasedAttempt(student);
      const cover = `/student/tasks/${task}`;
      const sections = ['', '/tasks', '/speaking', '/lectures', '/pdfs', '/meeting', '/words', '/notices'];
      return [...sections.map((place) => `/student${place}`), cover, `${cover}?result=${_id}`];
    },
  },
  {
    role: 'parent',
    what: 'all pages',
    pages: async (parent) => {
      const { task, _id, student } = await findReleasedAttempt(parent);
      const { items } = await parent.call.get<List<Child>>('/children');
      const children = items.map((child) => `/parent/child/${child._id}`);
      const result = `/parent/tasks/correct/${task}/task-taken/${_id}`;
      return ['/parent', ...children, `/parent/child/${student}/report`, result, '/parent/notices'];
    },
  },
  {
    role: 'assistant',
    what: 'all pages',
    pages: async (assistant) => {
      const { task, _id, student } = await findReleasedAttempt(assistant);
      const books = await findBookPages(assistant, '/assistant');
      const sections = ['', '/tasks', '/lectures', '/meetings', '/messages', '/messages/answers', '/notices'];
      return [
        ...[...sections, ...reports].map((place) => `/assistant${place}`),
        ...books,
        `/assistant/users/student/${student}`,
        `/assistant/users/student/${student}/report`,
        `/assistant/tasks/statistics/${task}`,
        `/assistant/tasks/correct/${task}`,
        `/assistant/tasks/correct/${task}/task-taken/${_id}`,
      ];
    },
  },
  {
    role: 'admin',
    what: 'the school',
    pages: async ({ call }) => {
      const videos = await call.get<List<VideoSummary>>('/videos?limit=1');
      const sections = ['dashboard', 'groups', 'categories', 'levels', 'diplomas', 'videos', 'pdfs', 'notices', 'jobs'];
      return [
        ...sections.map((place) => `/admin/${place}`),
        '/admin/videos?edit=new',
        ...videos.items.flatMap(({ _id }) => ['', '&captions=en'].map((more) => `/admin/videos?edit=${_id}${more}`)),
      ];
    },
  },
  {
    role: 'admin',
    what: 'people',
    pages: async (admin) => {
      const { student } = await findReleasedAttempt(admin);
      const assistants = await admin.call.get<List<User>>('/users?role=assistant&limit=1');
      const meetings = await admin.call.get<List<Meeting>>('/meetings?state=ended&limit=1');
      const sections = ['/users', '/users/import', '/users/registrations', '/meetings'];
      return [
        ...[...sections, ...reports].map((place) => `/admin${place}`),
        ...meetings.items.map(({ _id }) => `/admin/meetings/${_id}`),
        `/admin/users/student/${student}`,
        `/admin/users/student/${student}/report`,
        `/admin/users/StudentAttendance/${student}`,
        ...assistants.items.map(({ _id }) => `/admin/users/assistant/${_id}`),
      ];
    },
  },
  {
    role: 'admin',
    what: 'messages',
    pages: async ({ call }) => {
      const sends = await call.get<List<WhatsAppCampaign>>('/whatsapp/campaigns?limit=1');
      const threads = await call.get<List<InboxThread>>('/chat/threads?limit=1');
      return [
        ...['', '/answers', '/sends', '/sends/new', '/sends/automatic'].map((place) => `/admin/messages${place}`),
        ...threads.items.map(({ _id }) => `/admin/messages?thread=${_id}`),
        ...sends.items.map(({ _id }) => `/admin/messages/sends/${_id}`),
      ];
    },
  },
  {
    role: 'admin',
    what: 'books and questions',
    pages: async (admin) => {
      const { items } = await admin.call.get<List<QuestionSummary>>('/questions?limit=1');
      return [
        ...(await findBookPages(admin, '/admin')),
        ...['', '/create', '/import', '/tags'].map((place) => `/admin/questions${place}`),
        ...items.flatMap(({ _id }) =>
          ['edit', 'details', 'statistics'].map((place) => `/admin/questions/${place}/${_id}`),
        ),
      ];
    },
  },
  {
    role: 'admin',
    what: 'marking',
    pages: async (admin) => {
      const { task, _id } = await findReleasedAttempt(admin);
      return [
        '/admin/tasks',
        `/admin/tasks/statistics/${task}`,
        ...['correct', 'task-questions'].flatMap((by) => [
          `/admin/tasks/${by}/${task}`,
          `/admin/tasks/${by}/${task}/task-taken/${_id}`,
        ]),
      ];
    },
  },
];

/** Starts an attempt with three questions. Returns the student and the address of each part. */
export async function createAttemptPages(school: School) {
  const student = await school.person('student', 'Tara');
  const questions = [choiceQuestion, gapQuestion, essayQuestion].map((make) => make(unique('Part')));
  const task = await school.task(student, questions, { timeLimitMinutes: 60 });
  const { _id } = await student.call.post<TaskTaken>('/task-takens', { task: task._id });
  const parts = questions.map((_, index) => `/student/tasks/${task._id}?attempt=${_id}&part=${index + 1}`);
  return { student, parts };
}
