import type { PendingRecording } from '@rubrica/question-kit/react';
import { describe, expect, it } from 'vitest';
import { toStudentView } from '@rubrica/question-kit';
import { speakingQuestion } from '../../testing/fixtures/questions.ts';
import type { QuestionNumber } from './parts/question-numbers.ts';
import { recordingNotes } from './recording-notes.ts';

const view = toStudentView(speakingQuestion.content);
const block = view.questions[0]?.id ?? '';
const parts = [{ question: { question: speakingQuestion._id, position: 0, view } }];
const numbers: QuestionNumber[] = [{ number: 7, part: 0, block: 0, state: 'empty', flagged: false }];
const pending = (state: PendingRecording['state'], recordingId: string): PendingRecording => ({
  recordingId,
  state,
  durationMs: 1,
  size: 1,
  startedAt: 0,
});

describe('what is said of recordings before submitting', () => {
  it('names the question of each broken or unsent recording, each thing once', () => {
    const recordings = {
      problems: { [`${block}:a`]: 'silent', [`${block}:b`]: 'silent', [`${block}:c`]: 'none' },
      pending: [pending('waiting', `${block}:a`), pending('recording', `${block}:d`)],
    } as const;
    expect(recordingNotes(parts, numbers, recordings)).toEqual([
      { number: 7, what: 'silent' },
      { number: 7, what: 'none' },
      { number: 7, what: 'waiting' },
      { number: 7, what: 'recording' },
    ]);
  });

  it('is nothing for a recording that the server has, and for those of another paper', () => {
    const recordings = {
      problems: { 'elsewhere:a': 'none' },
      pending: [pending('arrived', `${block}:a`), pending('waiting', 'elsewhere:a')],
    } as const;
    expect(recordingNotes(parts, numbers, recordings)).toEqual([]);
  });
});
