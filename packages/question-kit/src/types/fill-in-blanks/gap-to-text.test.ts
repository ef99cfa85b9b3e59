import { expect, test } from 'vitest';
import { emptyDraft } from '../../assembly/core/defaults.ts';
import { applyAction } from '../../assembly/draft/draft-action.ts';
import { gapToText } from './gap-to-text.ts';
import { gapsFromText, gapsToText } from './gaps-text.ts';
import type { FillInBlanksBlock, FillInBlanksItem } from './schema.ts';

const draftWith = (text: string) => {
  const block: FillInBlanksBlock = {
    id: 'b',
    type: 'FillInBlanks',
    rubric: '',
    autoCorrected: false,
    boxOptions: false,
    content: gapsFromText(text),
  };
  return { ...emptyDraft(), questions: [block] };
};
const textAfter = (text: string, place: number) => {
  const [block] = applyAction(draftWith(text), gapToText(0, place)).questions;
  return block?.type === 'FillInBlanks' ? gapsToText(block.content) : null;
};

test('a gap becomes the words of its first answer, in one run with the text around it', () => {
  expect(textAfter('Bees [[make|produce]] honey.', 1)).toBe('Bees make honey.');
});

test('the other gaps stay', () => {
  expect(textAfter('[[Bees]] make [[honey]]', 0)).toBe('Bees make [[honey]]');
});

test('an escaped star becomes a star', () => {
  expect(textAfter(String.raw`two [[\*]] three`, 1)).toBe('two * three');
});

test('a place without a gap changes nothing', () => {
  const draft = draftWith('Bees [[make]] honey.');
  expect(applyAction(draft, gapToText(0, 0))).toBe(draft);
  expect(applyAction(draft, gapToText(7, 0))).toBe(draft);
});

const underlined = (text: string): FillInBlanksItem => ({ type: 'text', text, formatting: ['u'] });

test('the words are formatted as the text on both sides is, and plain where the sides differ', () => {
  const contentAfter = (after: FillInBlanksItem) => {
    const draft = draftWith('');
    const content: FillInBlanksItem[] = [underlined('He '), { type: 'gap', id: 'g', answers: ['is'] }, after];
    const filled = { ...draft, questions: draft.questions.map((block) => ({ ...block, content })) };
    const [block] = applyAction(filled, gapToText(0, 1)).questions;
    return block?.type === 'FillInBlanks' ? block.content : null;
  };
  expect(contentAfter(underlined(' here'))).toEqual([underlined('He is here')]);
  expect(contentAfter({ type: 'text', text: ' here' })).toEqual([underlined('He '), { type: 'text', text: 'is here' }]);
});
