import type { Match } from '../../schema/fields.ts';
import type { DraftAction } from '../../draft/action.ts';
import { contentOf } from '../../draft/item-actions.ts';

/** The comparison settings used by default. */
export const defaultMatch = {
  compare: 'text',
  case: 'ignore',
  accents: 'note',
  typos: 0,
  punctuation: 'ignore',
  contractions: false,
} as const satisfies Required<Match>;

/** Returns the settings with defaults filled in. */
export function resolveMatch(match: Match | undefined): { [Field in keyof Match]-?: NonNullable<Match[Field]> } {
  return {
    compare: match?.compare ?? defaultMatch.compare,
    case: match?.case ?? defaultMatch.case,
    accents: match?.accents ?? defaultMatch.accents,
    typos: match?.typos ?? defaultMatch.typos,
    punctuation: match?.punctuation ?? defaultMatch.punctuation,
    contractions: match?.contractions ?? defaultMatch.contractions,
  };
}

/** Returns the settings without those that make no difference: the defaults, and where numbers are compared all others. */
export function omitDefaults(match: Match): Match | undefined {
  if (match.compare === 'number') return { compare: 'number' };
  const changed: Match = {};
  if (match.case !== undefined && match.case !== defaultMatch.case) changed.case = match.case;
  if (match.accents !== undefined && match.accents !== defaultMatch.accents) changed.accents = match.accents;
  if (match.typos !== undefined && match.typos !== defaultMatch.typos) changed.typos = match.typos;
  if (match.punctuation !== undefined && match.punctuation !== defaultMatch.punctuation)
    changed.punctuation = match.punctuation;
  if (match.contractions === true) changed.contractions = true;
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Copies the comparison settings of one typed answer (gap or field) to all of its block. */
export function matchForAll(index: number, itemIndex: number): DraftAction {
  return {
    name: 'matchForAll',
    recipe: (draft) => {
      const content = contentOf(draft, index) ?? [];
      const model = content[itemIndex];
      if (!model || !isTypedItem(model)) return;
      for (const item of content) {
        if (!isTypedItem(item)) continue;
        if (model.match) item.match = { ...model.match };
        else delete item.match;
      }
    },
  };
}

/** An item whose typed answer is compared with accepted ones. */
interface TypedItem {
  answers: string[];
  match?: Match | undefined;
}

function isTypedItem(item: object): item is TypedItem {
  return 'answers' in item;
}
