import { toAnswerEntries } from './answer-entries.ts';
import { reportProgress } from '../services/lectures/report-progress.ts';
import { markNotUnderstood } from '../services/lectures/mark-not-understood.ts';
import { createVideoNote } from '../services/lectures/video-notes.ts';
import { answerStudentVideoQuestion } from '../services/lecture-questions/answer-student-video-question.ts';
import type { AppContext } from '../services/context.ts';
import { addHours, createDemoContext } from './demo-context.ts';
import { demoViews, type DemoView } from './lectures/views.ts';
import type { SeededLecture } from './seed-lectures.ts';
import type { People } from './seed-people.ts';

interface SeedLectureViewsOptions {
  app: AppContext;
  now: Date;
  people: People;
  lectures: readonly SeededLecture[];
}

const noInput = { params: undefined, query: undefined, headers: undefined };
const hourMs = 3_600_000;

/** Lets the demo students watch the lectures and answer their questions, as far as `demoViews` says. */
export async function seedLectureViews({ app, now, people, lectures }: SeedLectureViewsOptions): Promise<void> {
  for (const view of demoViews) {
    const lecture = lectures[view.lecture];
    if (!lecture) throw new Error(`The demo has no lecture ${view.lecture}.`);
    const student = people.person(view.student);
    await seedView(view, lecture, (afterMs) =>
      createDemoContext(app, student, addHours(now, afterMs / hourMs - view.hoursAgo)),
    );
  }
}

type ContextAt = (afterMs: number) => ReturnType<typeof createDemoContext>;

async function seedView(view: DemoView, { id, durationMs, questions }: SeededLecture, contextAt: ContextAt) {
  const params = { id };
  const watchedMs = Math.ceil((durationMs * view.percent) / 100);
  const report = (afterMs: number, positionMs: number) =>
    reportProgress(contextAt(afterMs), {
      ...noInput,
      params,
      body: {
        intervals: positionMs > 0 ? [[0, positionMs]] : [],
        positionMs,
        rate: 1,
        rewoundToMs: positionMs > 0 ? (view.rewoundTo ?? []).map((second) => second * 1000) : [],
      },
    });
  await report(0, 0);
  for (const [index, tries] of view.answers.entries()) {
    const question = questions[index];
    if (!question) throw new Error(`The lecture has no question ${index}.`);
    for (const [at, answer] of tries.entries()) {
      const body = { try: at + 1, version: 1, answers: toAnswerEntries(question.content, answer) };
      const context = contextAt(question.atMs + 1000 * at);
      await answerStudentVideoQuestion(context, { ...noInput, params: { id: question.id }, body });
    }
  }
  // A little later than it took: a report counts no more than has passed.
  await report(watchedMs + 1000, watchedMs);
  for (const second of view.notUnderstood ?? []) {
    await markNotUnderstood(contextAt(watchedMs), { ...noInput, params, body: { atMs: second * 1000 } });
  }
  for (const [second, text] of Object.entries(view.notes ?? {})) {
    const body = { video: id, atMs: Number(second) * 1000, text };
    await createVideoNote(contextAt(watchedMs), { ...noInput, body });
  }
}
