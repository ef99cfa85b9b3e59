import { expect, it } from 'vitest';
import { notesAsMarkdown, notesAsText } from './export-notes.ts';

const notes = [
  { time: '0:05', text: 'first' },
  { time: '1:20', text: '*two* lines\n- of [text]' },
];

it('notes are exported as text, each with its time', () => {
  expect(notesAsText('Numbers', notes)).toBe('Numbers\n\n0:05  first\n1:20  *two* lines\n- of [text]\n');
});

it('what looks like Markdown in a note stays text', () => {
  expect(notesAsMarkdown('Numbers #1', notes)).toBe(
    '# Numbers \\#1\n\n- **0:05** first\n- **1:20** \\*two\\* lines\n  \\- of \\[text\\]\n',
  );
});
