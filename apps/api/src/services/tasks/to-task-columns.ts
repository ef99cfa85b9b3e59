import type { Input } from '../service.ts';

type Body = Input<'createTask'>['body'];

/** Returns the columns of a task's row. */
export function toTaskColumns(body: Body) {
  return {
    title: body.title,
    kind: body.kind,
    status: body.status,
    instructions: body.instructions,
    openAt: toDate(body.openAt),
    dueAt: toDate(body.dueAt),
    closeAt: toDate(body.closeAt),
    timeLimitMinutes: body.timeLimitMinutes,
    maxAttempts: body.maxAttempts,
    showModelAnswer: body.showModelAnswer,
    allowsDictionary: body.allowsDictionary,
  };
}

function toDate(date: string | null): Date | null {
  return date === null ? null : new Date(date);
}
