import type { Messages } from '../messages/en.ts';
import type { TaskBody } from '../task-body.ts';

/** Returns what the fields of a task are called, for those that two people changed. */
export function fieldLabels({ form, list }: Messages, kind: TaskBody['kind']): Record<keyof TaskBody, string> {
  return {
    title: form.title,
    kind: form.kind,
    instructions: form.instructions,
    questions: form.questions,
    draws: form.draws,
    videos: kind === 'vdo-lect' ? form.lectures : form.videos,
    prompts: form.prompts,
    groups: form.groups,
    students: form.students,
    openAt: form.openAt,
    dueAt: form.dueAt,
    closeAt: form.closeAt,
    timeLimitMinutes: form.timeLimit,
    extraTime: form.extraTime,
    maxAttempts: form.attempts,
    showModelAnswer: form.showModelAnswer,
    allowsDictionary: form.allowsDictionary,
    status: list.status,
  };
}
