import { describe, expect, it } from 'vitest';
import { commentName, commentPlace, maxCommentFiles } from '../../primitives/marker/comment-place.ts';
import { questionFixture } from '../../fixtures.ts';
import { answerTemplates } from '../core/answer-templates.ts';
import { markAnswers } from '../core/marking.ts';
import { placeMarkerFile } from './place-marker-file.ts';

const file = { id: 'spoken', name: 'recording.webm', mime: 'audio/webm', size: 9 };
const essays = questionFixture('WritingEssays');
const last = essays.questions.length - 1;
const place = commentPlace(essays.questions[last]?.id ?? '');
const filesAt = (answers: readonly unknown[] | null, index: number) => {
  const entry = answers?.[index];
  return typeof entry === 'object' && entry !== null && 'instructorFiles' in entry ? entry.instructorFiles : undefined;
};

describe('a file of a marker', () => {
  it.each(['WritingEssays', 'SpeakingQA', 'SpeakingPhotoDescription', 'VideoSpeaking'] as const)(
    'goes into the marks of its block of %s, and into those of no other',
    (type) => {
      const question = questionFixture(type);
      const empty = answerTemplates(question.questions);
      for (const [index, { id }] of question.questions.entries()) {
        const placed = placeMarkerFile(question, empty, commentPlace(id ?? ''), file);
        expect(question.questions.map((_, at) => filesAt(placed, at) ?? [])).toEqual(
          question.questions.map((_, at) => (at === index ? [file] : [])),
        );
      }
    },
  );

  it('is placed where nothing is answered, also a second comment, and once', () => {
    const placed = placeMarkerFile(essays, [], commentName(place, 2), file);
    expect(filesAt(placed, last)).toEqual([file]);
    expect(filesAt(placeMarkerFile(essays, placed ?? [], place, file), last)).toEqual([file]);
  });

  it('changes no mark', () => {
    const answers = markAnswers(essays, answerTemplates(essays.questions)).entries;
    const placed = placeMarkerFile(essays, answers, place, file);
    expect(markAnswers(essays, placed ?? []).blocks).toEqual(markAnswers(essays, answers).blocks);
  });

  it('is not placed where no block has its name, takes files, or has room', () => {
    expect(placeMarkerFile(essays, [], commentPlace('another'), file)).toBeNull();
    const choices = questionFixture('MCQ');
    expect(placeMarkerFile(choices, [], commentPlace(choices.questions[0]?.id ?? ''), file)).toBeNull();
    let full = answerTemplates(essays.questions);
    for (let count = 0; count < maxCommentFiles; count += 1)
      full = placeMarkerFile(essays, full, place, { ...file, id: `file-${count}` }) ?? [];
    expect(placeMarkerFile(essays, full, place, file)).toBeNull();
  });
});
