import { expect, it } from 'vitest';
import type { InputItem } from '../../primitives/schema/input.ts';
import { validateDraft } from '../../assembly/core/validate-draft.ts';
import { draftOf } from '../../assembly/core/defaults.ts';
import { questionFixture } from '../../fixtures.ts';
import { quayPhoto } from '../../types/writing-photo-description/fixtures.ts';
import { nightBusText } from '../../types/writing-summaries/fixtures.ts';

const text: InputItem = { id: 'empty', kind: 'text', html: '<p> </p>' };
const bare = { ...quayPhoto, alt: ' ' };

it.each([
  ['WritingPhotoDescription', [], 'photo-missing', ['input']],
  ['WritingPhotoDescription', [nightBusText], 'photo-missing', ['input']],
  ['WritingPhotoDescription', [bare], 'image-alt-missing', ['input', 0, 'alt']],
  ['WritingSummaries', [], 'source-text-missing', ['input']],
  ['WritingSummaries', [quayPhoto], 'source-text-missing', ['input']],
  ['WritingSummaries', [text], 'passage-empty', ['input', 0, 'html']],
] as const)('%s with the stimulus %j waits for its author: %s', (type, input, code, path) => {
  const draft = { ...draftOf(questionFixture(type)), input: [...input] };
  expect(validateDraft(draft).map((issue) => [issue.code, issue.path])).toEqual([[code, path]]);
});

it.each([
  ['WritingPhotoDescription', [quayPhoto]],
  ['WritingSummaries', [nightBusText]],
  ['WritingEssays', []],
] as const)('%s has no issues once its stimulus is there', (type, input) => {
  expect(validateDraft({ ...draftOf(questionFixture(type)), input: [...input] })).toEqual([]);
});
