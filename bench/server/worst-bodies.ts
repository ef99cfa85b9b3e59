import type { BodyLimits, Call, CallName } from '@rubrica/api-client/contract';
import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { fixtures } from '../../packages/question-kit/src/fixtures.ts';

/** Bodies of a call that cost the server the most, by what they are; one without a body for calls that have none. */
export function worstBodies(name: CallName, call: Call, limits: BodyLimits): [string, string | undefined][] {
  if (!call.body || call.bodyKind === 'multipart') return [['no body', undefined]];
  const fields = 'shape' in call.body && typeof call.body.shape === 'object' ? Object.keys(call.body.shape ?? {}) : [];
  const each = Math.floor((limits.values - 2 * fields.length) / Math.max(fields.length, 1));
  const lists = Object.fromEntries(fields.map((field) => [field, Array.from({ length: each }, () => 1)]));
  const long = Object.fromEntries(
    fields.map((field) => [field, 'é'.repeat(Math.floor((limits.bytes - 1000) / fields.length / 2))]),
  );
  const bodies: [string, string][] = [
    ['nested lists', '['.repeat(limits.bytes)],
    ['closed nested lists', `${'['.repeat(30)}${']'.repeat(30)}`],
    ['lists of wrong values', JSON.stringify(lists)],
    ['long texts', JSON.stringify(long)],
    [
      'escaped texts',
      JSON.stringify(long)
        .replaceAll('é', String.raw`\u0000`)
        .slice(0, limits.bytes),
    ],
  ];
  if (name === 'saveAnswer' || name === 'saveMarks') bodies.push(...answerBodies());
  if (name === 'createQuestion' || name === 'updateQuestion') bodies.push(...questionBodies(limits));
  return bodies.filter(([, body]) => Buffer.byteLength(body) <= limits.bytes);
}

function answerBodies(): [string, string][] {
  const parts = Array.from({ length: 9 }, () => ({ kind: 'text', text: 'word '.repeat(19_000) }));
  return [
    ['wrong entries', listsOf({ studentAnswer: 1 }, 95, 99)],
    ['valid entries', listsOf({ studentAnswer: '', studentMark: 0 }, 45, 70)],
    [
      'long essays',
      JSON.stringify({
        rev: 0,
        answers: [{ studentAnswer: parts, instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 }],
      }),
    ],
  ];
}

function questionBodies({ bytes }: BodyLimits): [string, string][] {
  const blocks = Object.values(fixtures).flatMap((examples) => examples.map(({ block }) => block));
  const many = Array.from({ length: 900 }, (_, index) => blocks[index % blocks.length]);
  const withText = (text: string) => {
    const [block] = fixtures.MCQ.map(({ block: example }) => ({ ...example, rubric: text, modelAnswer: text }));
    const count = Math.floor((bytes - 10_000) / Buffer.byteLength(JSON.stringify(block)));
    return bodyOf(Array.from({ length: Math.min(count, 10) }, () => block));
  };
  return [
    ['900 blocks', bodyOf(many)],
    ['long rich texts', withText(longest('<p>a <b>b</b></p>'))],
    ['unclosed tags', withText(longest('<b><i>'))],
    ['tags that are not allowed', withText(longest('<x y=z>'))],
  ];
}

function bodyOf(questions: readonly unknown[]): string {
  return JSON.stringify({ rev: 0, content: { ...questionOf(emptyDraft()), title: 'Worst', questions } });
}

/** The longest rich text made of a piece. */
function longest(piece: string): string {
  return piece.repeat(Math.floor(190_000 / piece.length));
}

/** A body of lists of one entry. */
function listsOf(entry: object, lists: number, length: number): string {
  return JSON.stringify({ rev: 0, answers: Array.from({ length: lists }, () => Array.from({ length }, () => entry)) });
}
