import { assignFields } from '../../../primitives/draft/action.ts';
import { storedTypeOf, type BlockType, type StoredType } from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import { manifestOf, type Block } from '../../core/registry.ts';
import { insertBlock } from '../../draft/blocks.ts';
import type { DraftAction } from '../../draft/draft-action.ts';

/** Fields of a block that say how it is marked, and not what it asks. */
const schemeFields = [
  'autoCorrected',
  'markStep',
  'contentMark',
  'languageMark',
  'minWords',
  'maxWords',
  'communicationMark',
  'languageKnowledgeMark',
  'spontaneityFluencyMark',
  'pronunciationIntonationMark',
] as const;

/** How blocks of a type are marked: the fields of `schemeFields` that they have. */
type Scheme = Readonly<Record<string, unknown>>;

function schemeOf(block: Block): Scheme {
  const fields: [string, unknown][] = schemeFields.map((field) => [field, Reflect.get(block, field)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Keeps the marking of the blocks that were changed, by their types, for the blocks that are added next. */
export function keepSchemes(storageKey: string, before: Draft, after: Draft): void {
  const old = new Map(before.questions.map((block) => [block.id, block]));
  for (const block of after.questions) {
    const former = old.get(block.id);
    if (!former || former === block || former.type !== block.type) continue;
    const scheme = JSON.stringify(schemeOf(block));
    if (scheme === JSON.stringify(schemeOf(former))) continue;
    try {
      localStorage.setItem(`${storageKey} ${block.type}`, scheme);
    } catch {
      // A browser may store nothing; the next block then begins with the defaults.
    }
  }
}

/** Inserts a default block that is marked as the last one of its type was on this device. */
export function insertBlockAsBefore(storageKey: string | undefined, type: BlockType, at: number): DraftAction {
  const insert = insertBlock(type, at);
  const scheme = storageKey === undefined ? null : keptScheme(storageKey, storedTypeOf(type));
  return {
    name: insert.name,
    recipe: (draft) => {
      insert.recipe(draft);
      const block = draft.questions[at];
      if (block && scheme) assignFields(block, scheme);
    },
  };
}

/** The marking that was kept for a type; null where none was, or where it fits no block of this version. */
function keptScheme(storageKey: string, type: StoredType): Scheme | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${storageKey} ${type}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const manifest = manifestOf(type);
    const scheme = Object.fromEntries(Object.entries(kept).filter(([field]) => isSchemeField(field)));
    return manifest.blockSchema.safeParse({ ...manifest.defaultBlock(), ...scheme }).success ? scheme : null;
  } catch {
    return null;
  }
}

function isSchemeField(field: string): boolean {
  return schemeFields.some((known) => known === field);
}
