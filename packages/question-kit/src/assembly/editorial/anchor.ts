import { z } from 'zod';
import type { ValuePath } from '../compare/difference.ts';
import type { Draft } from '../core/question.ts';

/** What a comment or suggestion is about: a field, and the block, item or stimulus with an id that it belongs to. */
export interface Anchor {
  /** From the draft, when it was written. */
  path: ValuePath;
  /** The id of the nearest item, block or stimulus that the path leads through; null for a field of the question itself. */
  itemId: string | null;
}

/** The anchor of a field of a draft. It stays with its option, gap, block or stimulus when that is moved. */
export function anchorOf(draft: Draft, path: ValuePath): Anchor {
  const owner = ownersOf(draft)
    .filter((each) => isBelow(path, each.path))
    .at(-1);
  return { path, itemId: owner?.id ?? null };
}

/** Where an anchor's field is now; null when the item that it belongs to was removed. */
export function placeOf(draft: Draft, { path, itemId }: Anchor): ValuePath | null {
  if (itemId === null) return path;
  // In a draft from elsewhere two items may have one id: then it is the one at the same place as before.
  const owners = ownersOf(draft).filter(({ id }) => id === itemId);
  const owner = owners.find((each) => isBelow(path, each.path)) ?? owners[0];
  if (!owner) return null;
  return [...owner.path, ...path.slice(owner.path.length)];
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (owner, key) => (typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined),
    value,
  );
}

const jsonSchema = z.json();

/** A value of a draft as it is stored; null for none. */
export function asJson(value: unknown): z.infer<typeof jsonSchema> {
  return value === undefined ? null : jsonSchema.parse(JSON.parse(JSON.stringify(value)));
}

interface Owner {
  id: string;
  path: ValuePath;
}

/** Everything in a draft that has an id, what contains it before it. */
function ownersOf(draft: Draft): Owner[] {
  return [
    ...draft.input.flatMap((item, index) => ownerAt(item, ['input', index])),
    ...draft.questions.flatMap((block, index) => [
      ...ownerAt(block, ['questions', index]),
      ...('content' in block
        ? block.content.flatMap((item, place) => ownerAt(item, ['questions', index, 'content', place]))
        : []),
    ]),
  ];
}

function ownerAt(object: object, path: ValuePath): Owner[] {
  return 'id' in object && typeof object.id === 'string' ? [{ id: object.id, path }] : [];
}

function isBelow(path: ValuePath, above: ValuePath): boolean {
  return above.every((part, index) => path[index] === part);
}
