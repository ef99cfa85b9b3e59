import type {
  AssignedTask,
  LectureSummary,
  Pdf,
  Task,
  VideoSummary,
} from '../../packages/api-client/src/contract/index.ts';
import type { Account } from './account.ts';

interface List<Item> {
  items: Item[];
}

async function findId<Item extends { _id: string }>(
  { call }: Account,
  list: string,
  isWanted: (item: Item) => boolean = () => true,
): Promise<string> {
  const { items } = await call.get<List<Item>>(list);
  const found = items.find(isWanted);
  if (!found) throw new Error(`The demo has nothing of ${list} to show.`);
  return found._id;
}

const isLectures = ({ kind, status }: Task) => kind === 'vdo-lect' && status === 'published';

/** The pages of lectures, speaking tasks, documents and words by role, each with its address in the demo data. */
export const learningPagesOf = {
  async student(student: Account) {
    const lecture = await findId<LectureSummary>(student, '/lectures');
    const speaking = await findId<AssignedTask>(
      student,
      '/assigned-tasks?limit=100',
      ({ kind }) => kind === 'vdo-speaking',
    );
    const pdf = await findId<Pdf>(student, '/pdfs');
    return {
      lectures: '/student/lectures',
      lecture: `/student/lectures/${lecture}`,
      speaking: '/student/speaking',
      'speaking task': `/student/speaking/${speaking}`,
      documents: '/student/pdfs',
      document: `/student/pdfs/${pdf}`,
      words: '/student/words',
    };
  },

  async admin(admin: Account) {
    const task = await findId<Task>(admin, '/tasks?limit=100', isLectures);
    const video = await findId<VideoSummary>(admin, '/videos?sort=order', ({ questionCount }) => questionCount > 0);
    const pdf = await findId<Pdf>(admin, '/pdfs');
    return {
      videos: '/admin/videos',
      documents: '/admin/pdfs',
      document: `/admin/pdfs/${pdf}`,
      'lecture questions': '/admin/lecture-questions',
      'questions of a lecture': `/admin/lecture-questions/${video}`,
      'lectures of a task': `/admin/tasks/video-questions/${task}`,
      'answers of a task': `/admin/tasks/video-questions/${task}/lectures/${video}`,
    };
  },

  async assistant(assistant: Account) {
    const lecture = await findId<LectureSummary>(assistant, '/lectures');
    return { lectures: '/assistant/lectures', lecture: `/assistant/lectures/${lecture}` };
  },
};
