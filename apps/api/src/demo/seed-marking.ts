import type { TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { signMarks, type AnswerEntry, type Question } from '@rubrica/question-kit';
import { answers, attemptQuestions, taskTakens } from '../db/schema/attempts.ts';
import { auditLog } from '../db/schema/system.ts';
import { computeMark } from '../services/answers/manual-marks.ts';
import type { AppContext } from '../services/context.ts';
import { createTask } from '../services/tasks/create-task.ts';
import { storeContents } from '../services/attempts/question-contents.ts';
import { addHours, createDemoContext, type DemoUser } from './demo-context.ts';
import type { DemoQuestionName } from './questions.ts';
import type { People } from './seed-people.ts';
import type { Placement } from './seed-placement.ts';
import type { SeededQuestion } from './seed-questions.ts';
import { placementMark, placementText } from './writing-placement.ts';

interface SeedMarkingOptions {
  app: AppContext;
  now: Date;
  people: People;
  questions: ReadonlyMap<DemoQuestionName, SeededQuestion>;
  placement: Placement;
}

const takenDaysAgo = 28;
const papers = { emailToAFriend: 'email', essayOnTravel: 'essay' } as const;
/** What the second marker takes off, as a share of the maximum: of every fifth essay so much that the two do not agree. */
const takenOff = (place: number) => (place % 5 === 2 ? 0.15 : 0.04);

/**
 * Stores a writing test whose emails an assistant has marked, and its essays also an admin after them, so that the assistant's page
 * has all its figures. Written row by row, as the placement test is.
 */
export async function seedMarking({ app, now, people, questions, placement }: SeedMarkingOptions): Promise<void> {
  const { db } = app;
  const startedAt = addHours(now, -takenDaysAgo * 24);
  const [submittedAt, releasedAt] = [addHours(startedAt, 1), addHours(startedAt, 5 * 24)];
  const timestamps = { createdAt: startedAt, updatedAt: releasedAt };
  const [assistant, admin] = [people.person('assistant'), people.person('admin')];
  const names = ['emailToAFriend', 'essayOnTravel'] as const;
  const parts = names.flatMap((name) => {
    const question = questions.get(name);
    return question ? [{ ...question, kind: papers[name] }] : [];
  });
  const task = await createTask(createDemoContext(app, admin, startedAt), {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: {
      title: 'Autumn check: Writing',
      kind: 'quiz',
      status: 'published',
      instructions: 'An email and an essay. Take your time, and read both once more at the end.',
      questions: parts.map(({ id }) => id),
      draws: [],
      videos: [],
      prompts: [],
      groups: [placement.group],
      students: [],
      openAt: startedAt.toISOString(),
      dueAt: null,
      closeAt: releasedAt.toISOString(),
      timeLimitMinutes: null,
      extraTime: [],
      maxAttempts: 1,
      showModelAnswer: 'on-release',
      allowsDictionary: false,
    },
  });
  const written = placement.students.map((_, place) =>
    parts.map(({ id, content, kind }) => {
      const { entries, steps } = markText(content, placementText(kind, place), {
        place,
        // An essay has a second marker, who sees what the first gave.
        markers: kind === 'essay' ? [assistant, admin] : [assistant],
      });
      return { id, content, entries, steps };
    }),
  );
  const attempts = await db
    .insert(taskTakens)
    .values(
      placement.students.map((studentId, place) => {
        const last = written[place]?.flatMap(({ steps }) => steps.slice(-1)) ?? [];
        return {
          taskId: task._id,
          studentId,
          number: 1,
          status: 'released' as const,
          startedAt,
          submittedAt,
          releasedAt,
          mark: last.reduce((sum, { mark }) => sum + mark, 0),
          maximum: last.reduce((sum, { maximum }) => sum + maximum, 0),
          pending: 0,
          ...timestamps,
        };
      }),
    )
    .returning({ id: taskTakens.id, studentId: taskTakens.studentId });
  const rows = attempts.flatMap((attempt, place) =>
    (written[place] ?? []).map((answer, position) => ({ attempt, place, position, ...answer })),
  );
  const hashes = await storeContents(
    db,
    rows.map(({ content }) => content),
  );
  await db.insert(attemptQuestions).values(
    rows.map(({ attempt, id: questionId, position }, at) => ({
      taskTakenId: attempt.id,
      questionId,
      position,
      contentHash: hashes[at] ?? '',
    })),
  );
  const stored = await db
    .insert(answers)
    .values(
      rows.map(({ attempt, id: questionId, content, entries, steps }) => {
        const last = steps.at(-1);
        return {
          taskTakenId: attempt.id,
          questionId,
          type: content.subQuestionType,
          entries,
          marks: last?.marks ?? null,
          marksVersion: steps.length,
          mark: last?.mark ?? null,
          maximum: last?.maximum ?? null,
          pending: 0,
          rev: 1,
          savedAt: submittedAt,
          ...timestamps,
        };
      }),
    )
    .returning({ id: answers.id });
  await db.insert(auditLog).values(
    rows.flatMap(({ attempt, place, steps }, index) =>
      steps.map(({ marker, before, mark }, step) => ({
        // Some marks are given the same evening, the last ones after three days; a second marker comes a day later.
        at: addHours(submittedAt, 4 + 2.7 * place + 24 * step),
        actorId: marker.id,
        actorName: marker.name,
        action: 'marks.save',
        object: `answer:${stored[index]?.id ?? ''}`,
        details: detailsOf(attempt, before, mark),
        ipAddress: '127.0.0.1',
      })),
    ),
  );
}

/** As the audit log describes a change: only what differs. */
function detailsOf({ id, studentId }: { id: TaskTakenId; studentId: UserId }, before: number, mark: number) {
  const differs = before !== mark;
  return {
    attempt: id,
    student: studentId,
    before: differs ? { mark: before } : {},
    after: differs ? { mark } : {},
  };
}

interface MarkingStep {
  marker: DemoUser;
  marks: AnswerEntry[];
  before: number;
  mark: number;
  maximum: number;
}

/** A text as its student wrote it, and as each marker after the other left it. */
function markText(
  content: Question,
  text: string,
  { place, markers }: { place: number; markers: readonly DemoUser[] },
): { entries: AnswerEntry[]; steps: MarkingStep[] } {
  const [block] = content.questions;
  const maxima = block && 'contentMark' in block ? block : { contentMark: 0, languageMark: 0 };
  const written = { studentAnswer: [{ kind: 'text' as const, text }], instructorFiles: [] };
  const entries: AnswerEntry[] = [{ ...written, studentContentMark: 0, studentLanguageMark: 0 }];
  const steps: MarkingStep[] = [];
  for (const marker of markers) {
    const off = marker.role === 'admin' ? takenOff(place) : 0;
    const before = computeMark(content, entries, steps.at(-1)?.marks ?? null);
    const given: AnswerEntry[] = [
      {
        ...written,
        studentContentMark: placementMark(place, maxima.contentMark, off),
        studentLanguageMark: placementMark(place + 1, maxima.languageMark, off),
        reviewed: true,
      },
    ];
    const marks = signMarks(content, before.entries, given, marker.name);
    const { mark, maximum } = computeMark(content, entries, marks);
    steps.push({ marker, marks, before: before.mark, mark, maximum });
  }
  return { entries, steps };
}
