import { expect, test } from 'vitest';
import { pdfNotes } from '../../../../testing/fixtures/pdfs.ts';
import { isNoteDraft, noteDraftOf, withSent, withStored } from './note-draft.ts';

const note = { ...pdfNotes[0]!, colour: 'yellow' as const, text: 'Before' };
const draft = noteDraftOf(note);

test('what was sent and stored without a reply is not a second text', () => {
  const lost = withSent({ ...draft, text: 'One ' });
  const goneOn = withSent({ ...lost, text: 'One two' });
  const stored = { ...note, text: 'One' };
  expect(withStored(goneOn, stored)).toEqual({
    merged: { ...draft, text: 'One two', base: { colour: 'yellow', text: 'One' }, sent: undefined },
    hasTwoTexts: false,
  });
  // Back to what it was before, text and colour.
  expect(withStored({ ...lost, text: 'Before' }, stored).merged).toMatchObject({ text: 'Before', colour: 'yellow' });
  expect(withStored(goneOn, { ...stored, colour: 'pink' })).toMatchObject({
    merged: { text: 'One two', colour: 'pink' },
    hasTwoTexts: false,
  });
});

test('another text is a second one, also where something was sent before', () => {
  const lost = withSent({ ...draft, text: 'One' });
  expect(withStored(lost, { ...note, text: 'Of the phone' })).toMatchObject({
    merged: { text: 'Of the phone\n\nOne', base: { text: 'Of the phone' }, sent: undefined },
    hasTwoTexts: true,
  });
});

test('what was sent outlives a reload', () => {
  const kept: unknown = JSON.parse(JSON.stringify(withSent(draft)));
  expect([kept, draft, { ...draft, sent: ['One'] }].map(isNoteDraft)).toEqual([true, true, false]);
});
