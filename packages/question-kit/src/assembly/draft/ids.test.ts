import { expect, it } from 'vitest';
import type { AnswerPart } from '../../primitives/schema/answer-parts.ts';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { AnnotationId, BlockId, FileId, ItemId, RecordingId } from '../../primitives/schema/ids.ts';
import { recordingIdOf, recordingOf, withRecording } from '../../families/speaking/recordings.ts';
import { choiceOf } from '../../types/mcq/choice.ts';
import type { McqOption } from '../../types/mcq/schema.ts';
import { blockWithIds } from '../core/ids.ts';
import { placeRecording } from '../core/place-recording.ts';
import type { StudentQuestion } from '../core/question.ts';
import type { BlockOf } from '../core/registry.ts';
import { insertItem } from './items.ts';

// The functions below are compiled and never called: where the id of another kind were accepted, `tsc` would find no error to expect.
declare const ids: { block: BlockId; item: ItemId; file: FileId; annotation: AnnotationId; recording: RecordingId };
declare const block: BlockOf<'MCQ'>;
declare const parts: AnswerPart[];
declare const file: FileRef;
declare const question: StudentQuestion;

it('the id of its own kind and plain text are accepted', () => {
  const uses = [
    () => insertItem(0, { item: { id: ids.item, text: 'Cairo', correct: true } }),
    () => insertItem(0, { item: { id: 'a', text: 'Cairo', correct: true } }),
    () => blockWithIds(block, ids.block),
    () => recordingOf(parts, ids.item),
    () => choiceOf(block.content.map(({ id }) => id)),
    () => placeRecording(question, [], recordingIdOf(ids.block, ids.item), file),
    (): McqOption => ({ id: 'a', text: 'Cairo', correct: true }),
  ];
  expect(uses).toHaveLength(7);
});

it('the id of another kind is refused', () => {
  const uses = [
    // @ts-expect-error a block's id names no item
    () => insertItem(0, { item: { id: ids.block, text: 'Cairo', correct: true } }),
    // @ts-expect-error an item's id names no block
    () => blockWithIds(block, ids.item),
    // @ts-expect-error a recording belongs to an item, not to its file
    () => recordingOf(parts, ids.file),
    // @ts-expect-error the item comes second
    () => recordingIdOf(ids.item, ids.block),
    // @ts-expect-error the name of a recording is made of both
    () => placeRecording(question, [], ids.item, file),
    // @ts-expect-error a recording is put under its item, not under its block
    () => withRecording(parts, ids.block, file),
    // @ts-expect-error options are chosen, comments are not
    () => choiceOf([ids.annotation]),
    // @ts-expect-error a file has an id of its own
    (): FileRef => ({ ...file, id: ids.item }),
  ];
  expect(uses).toHaveLength(8);
});
