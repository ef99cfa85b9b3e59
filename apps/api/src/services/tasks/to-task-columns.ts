import type { Input } from '../service.ts';

type Body = Input<'createTask'>['body'];

/** What the row of a task holds of what somebody wrote. */
export function toTaskColumns(body: Body) {
  return {
    title: body.title,
    kind: body.kind,
    status: body.status,
    instructions: body.instructions,
    videos: body.videos,
    openAt: moment(body.openAt),
    dueAt: moment(body.dueAt),
    closeAt: moment(body.closeAt),
    timeLimitMinutes: body.timeLimitMinutes,
    maxAttempts: body.maxAttempts,
    showModelAnswer: body.showModelAnswer,
  };
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
