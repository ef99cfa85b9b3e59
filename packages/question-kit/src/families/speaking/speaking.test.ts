import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAnswers, maximumMark } from '../../assembly/core/marking.ts';
import { ownAnswers, takeMarks } from '../../assembly/core/answer-rights.ts';
import { emptyDraft, questionOf } from '../../assembly/core/defaults.ts';
import { parseQuestion } from '../../assembly/core/parse-question.ts';
import { toStudentView } from '../../assembly/core/student-view.ts';
import { validateAnswers } from '../../assembly/core/validate-answers.ts';
import { validateDraft } from '../../assembly/core/validate-draft.ts';
import { anyFile, anyId, anyPart } from '../../primitives/testing/any-fields.ts';
import { interviewFixture } from '../../types/speaking-qa/fixtures.ts';
import { speakingQaTemplate } from '../../types/speaking-qa/defaults.ts';
import { videoSpeakingQuestion } from '../../assembly/core/video-speaking-question.ts';
import { looseFiles, recordingOf, withRecording } from './recordings.ts';

const question = questionOf({ ...emptyDraft(), type: 'Speaking', questions: [interviewFixture.block] });
const { right } = interviewFixture;

describe('the recordings of an answer', () => {
  it('are found under the prompt they answer, and replaced there', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 4 }), anyId, anyFile, anyFile, (parts, id, first, second) => {
        const others = parts.filter((part) => part.kind !== 'recording' || part.itemId !== id);
        const once = withRecording(others, id, first);
        const twice = withRecording(once, id, second);
        expect(recordingOf(twice, id)).toBe(second);
        expect(twice).toHaveLength(once.length);
        expect(withRecording(twice, id, undefined)).toEqual(others);
      }),
    );
  });

  it('that answer no prompt are not lost from sight', () => {
    const file = { id: 'f', name: 'f.mp4', mime: 'audio/mp4', size: 1 };
    const parts = [...right.studentAnswer, { kind: 'recording', file } as const];
    expect(looseFiles(parts, interviewFixture.block.content)).toEqual([file]);
    expect(looseFiles(parts, [])).toHaveLength(right.studentAnswer.length + 1);
  });

  it('make an answer complete one by one', () => {
    const states = [0, 2, 4].map((count) => {
      const entry = { ...speakingQaTemplate(), studentAnswer: right.studentAnswer.slice(0, count) };
      return validateAnswers(toStudentView(question), [entry]).overall;
    });
    expect(states).toEqual(['empty', 'partial', 'complete']);
  });
});

describe('the marks of a spoken answer', () => {
  it('are those of its components, once a person has given them', () => {
    const marked = markAnswers(question, [{ ...right, studentSpontaneityFluencyMark: 2.5 }]);
    expect(marked.blocks[0]?.items.map(({ itemId, mark }) => [itemId, mark])).toEqual([
      ['communication', 5],
      ['languageKnowledge', 5],
      ['spontaneityFluency', 2.5],
      ['pronunciationIntonation', 5],
    ]);
    expect(marked).toMatchObject({ mark: 17.5, maximum: 20, pending: false });
    expect(markAnswers(question, [{ ...right, reviewed: false }])).toMatchObject({ mark: 0, pending: true });
  });

  it('are refused above the maximum of a component', () => {
    const stored = ownAnswers(question, [right]);
    const given = [{ ...right, studentPronunciationIntonationMark: 5.5 }];
    expect(() => takeMarks(question, stored, given)).toThrow(/studentPronunciationIntonationMark/u);
  });
});

describe('comments at a moment', () => {
  const block = { ...interviewFixture.block };
  const [first] = right.studentAnswer;
  const recording = first?.kind === 'recording' ? first.file : undefined;
  const comment = { id: 'c', recording: recording?.id ?? '', atMs: 1000, text: 'Good.' };
  const commented = { ...right, timedComments: [comment] };

  it('are written by markers and never by students', () => {
    const [own] = ownAnswers(question, [commented]);
    expect(own).not.toHaveProperty('timedComments');
    expect(takeMarks(question, [own], [commented])).toMatchObject([{ timedComments: [comment] }]);
    // A later save without them takes them away.
    expect(takeMarks(question, [own], [right])[0]).not.toHaveProperty('timedComments');
  });

  it.each([
    ['of no recording of the answer', { recording: 'another' }],
    ['after the end of the recording', { atMs: (recording?.durationMs ?? 0) + 1 }],
  ])('are refused where they are %s', (_, change) => {
    const given = [{ ...right, timedComments: [comment, { ...comment, id: 'd', ...change }] }];
    expect(() => takeMarks(question, ownAnswers(question, [right]), given)).toThrow(/timedComments\.1/u);
  });

  it('may be anywhere in a recording of unknown length', () => {
    const file = { id: 'f', name: 'f.mp4', mime: 'audio/mp4', size: 1 };
    const entry = { ...right, studentAnswer: [{ kind: 'recording' as const, file, itemId: block.content[0]?.id }] };
    const given = [{ ...entry, timedComments: [{ ...comment, recording: 'f', atMs: 80_000_000 }] }];
    expect(() => takeMarks(question, ownAnswers(question, [entry]), given)).not.toThrow();
  });
});

describe('the question of a video task', () => {
  it('is a whole question without issues, worth one point by default', () => {
    const video = { id: 'film', name: 'A message.mp4', mime: 'video/mp4', size: 100 };
    const made = videoSpeakingQuestion({ video, answerSeconds: 60 });
    expect(parseQuestion(JSON.stringify(made))).toEqual(made);
    expect(validateDraft(made)).toEqual([]);
    expect(maximumMark(made)).toBe(1);
    expect(maximumMark(videoSpeakingQuestion({ video, mark: 10 }))).toBe(10);
    expect(made.title).toBe('A message.mp4');
  });
});
