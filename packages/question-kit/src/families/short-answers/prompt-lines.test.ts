import fc from 'fast-check';
import { expect, it } from 'vitest';
import { promptLines, promptText } from './prompt-lines.ts';

it('puts the field where the blank is, with the spaces as they were written', () => {
  expect(promptLines('costs £___ a day')).toEqual([{ kind: 'field', before: 'costs £', after: ' a day' }]);
});

it('puts the field at the end where there is no blank', () => {
  expect(promptLines('# The museum\n- opens at')).toEqual([
    { kind: 'title', text: 'The museum' },
    { kind: 'field', before: 'opens at ', after: '' },
  ]);
  expect(promptLines('## Visiting')).toEqual([
    { kind: 'heading', text: 'Visiting' },
    { kind: 'field', before: '', after: '' },
  ]);
  expect(promptLines('')).toEqual([{ kind: 'field', before: '', after: '' }]);
});

it('names a field by its notes, without headings', () => {
  expect(promptText('# The museum\nopens at ___ in summer\nfree on Sundays')).toBe(
    'opens at … in summer · free on Sundays',
  );
  expect(promptText('found in a')).toBe('found in a');
  expect(promptText('closed on ___\nfree on Sundays')).toBe('closed on … · free on Sundays');
  expect(promptText('## Closed\n___\nfree on Sundays')).toBe('… · free on Sundays');
});

it('has one field, whatever an author writes', () => {
  const prompt = fc.array(fc.constantFrom('# a', '## b', 'c', '___', '_', ' ', '\n', '- '), { maxLength: 12 });
  fc.assert(
    fc.property(prompt, (pieces) => {
      expect(promptLines(pieces.join('')).filter(({ kind }) => kind === 'field')).toHaveLength(1);
    }),
  );
});
