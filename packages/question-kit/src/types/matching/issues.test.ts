import { expect, test } from 'vitest';
import { instrumentFixture } from './fixtures.ts';
import { matchingIssueRules } from './issues.ts';
import type { MatchingBlock } from './schema.ts';

const { block } = instrumentFixture;
const places = (changed: Partial<MatchingBlock>) =>
  matchingIssueRules.issues({ ...block, ...changed }).map(({ code, path }) => `${code} ${path.join('.')}`);
const pair = (left: string, right: string) => ({ id: `${left}-${right}`, left, right });

test('an empty half is named at its place', () => {
  expect(places({ content: [pair('', 'a'), pair('b', ' ')] })).toEqual([
    'matching-left-empty content.0.left',
    'matching-right-empty content.1.right',
  ]);
});

test('the same left twice is named at the second', () => {
  expect(places({ content: [pair('a', '1'), pair(' a', '2')] })).toEqual(['matching-left-twice content.1.left']);
});

test('two pairs may have the same right, but not all of them', () => {
  expect(places({ content: [pair('a', '1'), pair('b', '1')], distractors: undefined })).toEqual([
    'matching-all-same content',
  ]);
  expect(places({ content: [pair('a', '1'), pair('b', '1')], distractors: ['2'] })).toEqual([]);
});

test('one pair is too few', () => {
  expect(places({ content: [pair('a', '1')] })).toEqual(['matching-pairs-few content']);
});

test('a distractor is neither empty, nor a right, nor there twice', () => {
  expect(places({ distractors: ['', ' how damp the air is ', 'how deep', 'how deep'] })).toEqual([
    'matching-distractor-empty distractors.0',
    'matching-distractor-right distractors.1',
    'matching-distractor-twice distractors.3',
  ]);
});
