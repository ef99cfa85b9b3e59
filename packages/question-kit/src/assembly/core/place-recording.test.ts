import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../fixtures.ts';
import { answerTemplates } from './answer-templates.ts';
import { placeRecording } from './place-recording.ts';
import { toStudentView } from './student-view.ts';

const file = { id: 'file-said', name: 'said.webm', mime: 'audio/webm', size: 9000, durationMs: 4000 };

describe('a recording that arrives while its recorder is not on the page', () => {
  it.each(['SpeakingQA', 'SpeakingPhotoDescription'] as const)('goes into its own prompt of %s', (type) => {
    const question = questionFixture(type);
    const view = toStudentView(question);
    const [block] = view.questions;
    if (!block || !('content' in block)) throw new Error('There is no block with prompts.');
    const item = block.content[1] ?? block.content[0];
    if (!item || !('id' in item)) throw new Error('There is no prompt.');
    const before = answerTemplates(question.questions);
    const after = placeRecording(view, before, `${block.id}:${item.id}`, file);
    expect(after?.[0]).toMatchObject({ studentAnswer: [{ kind: 'recording', file, itemId: item.id }] });
    expect(after?.slice(1)).toEqual(before.slice(1));
  });

  it('begins the answer to a video, which has no template', () => {
    const view = toStudentView(questionFixture('VideoSpeaking'));
    const last = view.questions.length - 1;
    const after = placeRecording(view, [], `${view.questions[last]?.id}:video`, file);
    expect(after).toHaveLength(last + 1);
    expect(after?.[last]).toMatchObject({ studentAnswer: [{ kind: 'recording', file }], studentMark: 0 });
  });

  it('finds no place in a question that it does not belong to', () => {
    expect(placeRecording(toStudentView(questionFixture('MCQ')), [], 'someone:else', file)).toBeNull();
  });
});
