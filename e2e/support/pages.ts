import type {
  Child,
  Meeting,
  QuestionSummary,
  TaskTaken,
  User,
  VideoSummary,
} from '../../packages/api-client/src/contract/index.ts';
import type { Account } from './account.ts';
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

/** The addresses of each role's pages (`spec.md` section 2). */
export const pagesOf = {
  async student(student: Account) {
    const { task, _id } = await findReleasedAttempt(student);
    const cover = `/student/tasks/${task}`;
    const sections = ['', '/tasks', '/speaking', '/lectures', '/pdfs', '/meeting', '/words'];
    return [...sections.map((place) => `/student${place}`), cover, `${cover}?result=${_id}`];
  },

  async parent(parent: Account) {
    const { task, _id, student } = await findReleasedAttempt(parent);
    const { items } = await parent.call.get<List<Child>>('/children');
    const children = items.map((child) => `/parent/child/${child._id}`);
    return ['/parent', ...children, `/parent/child/${student}`, `/parent/tasks/correct/${task}/task-taken/${_id}`];
  },

  async assistant(assistant: Account) {
    const { task, _id } = await findReleasedAttempt(assistant);
    const queue = `/assistant/tasks/correct/${task}`;
    return [
      '/assistant',
      '/assistant/tasks',
      '/assistant/lectures',
      '/assistant/meetings',
      queue,
      `${queue}/task-taken/${_id}`,
    ];
  },

  async admin({ call }: Account) {
    const { items } = await call.get<List<QuestionSummary>>('/questions?limit=1');
    const videos = await call.get<List<VideoSummary>>('/videos?limit=1');
    const sections = ['dashboard', 'users', 'groups', 'categories', 'levels', 'diplomas', 'videos', 'questions'];
    return [
      ...sections.map((place) => `/admin/${place}`),
      '/admin/questions/create',
      ...items.map((question) => `/admin/questions/edit/${question._id}`),
      '/admin/videos?edit=new',
      ...videos.items.flatMap(({ _id }) => ['', '&captions=en'].map((more) => `/admin/videos?edit=${_id}${more}`)),
    ];
  },

  async 'admin, people'(admin: Account) {
    const { task, student } = await findReleasedAttempt(admin);
    const assistants = await admin.call.get<List<User>>('/users?role=assistant&limit=1');
    const meetings = await admin.call.get<List<Meeting>>('/meetings?state=ended&limit=1');
    return [
      '/admin/meetings',
      ...meetings.items.map(({ _id }) => `/admin/meetings/${_id}`),
      `/admin/users/student/${student}`,
      `/admin/users/StudentAttendance/${student}`,
      ...assistants.items.map(({ _id }) => `/admin/users/assistant/${_id}`),
      `/admin/tasks/statistics/${task}`,
    ];
  },

  async 'admin, marking'(admin: Account) {
    const { task, _id } = await findReleasedAttempt(admin);
    return ['correct', 'task-questions']
      .flatMap((by) => [`/${by}/${task}`, `/${by}/${task}/task-taken/${_id}`])
      .concat('')
      .map((path) => `/admin/tasks${path}`);
  },
};

/** Starts an attempt with three questions. Returns the student and the address of each part. */
export async function createAttemptPages(school: School) {
  const student = await school.person('student', 'Tara');
  const questions = [choiceQuestion, gapQuestion, essayQuestion].map((make) => make(unique('Part')));
  const task = await school.task(student, questions, { timeLimitMinutes: 60 });
  const { _id } = await student.call.post<TaskTaken>('/task-takens', { task: task._id });
  const parts = questions.map((_, index) => `/student/tasks/${task._id}?attempt=${_id}&part=${index + 1}`);
  return { student, parts };
}
