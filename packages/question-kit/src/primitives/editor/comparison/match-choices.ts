import type { Match } from '../../schema/fields.ts';
import type { DraftAction } from '../../draft/action.ts';
import { contentOf } from '../../draft/item-actions.ts';

/** How answers are compared where an author says nothing. */
export const usualMatch = {
  case: 'ignore',
  accents: 'note',
  typos: 0,
  punctuation: 'ignore',
  contractions: false,
} as const satisfies Required<Match>;

/** How answers are compared, said in full. */
export function wholeMatch(match: Match | undefined): { [Field in keyof Match]-?: NonNullable<Match[Field]> } {
  return {
    case: match?.case ?? usualMatch.case,
    accents: match?.accents ?? usualMatch.accents,
    typos: match?.typos ?? usualMatch.typos,
    punctuation: match?.punctuation ?? usualMatch.punctuation,
    contractions: match?.contractions ?? usualMatch.contractions,
  };
}

/** The comparison without what is usual anyway; undefined when all of it is. */
export function withoutUsual(match: Match): Match | undefined {
  const said: Match = {};
  if (match.case !== undefined && match.case !== usualMatch.case) said.case = match.case;
  if (match.accents !== undefined && match.accents !== usualMatch.accents) said.accents = match.accents;
  if (match.typos !== undefined && match.typos !== usualMatch.typos) said.typos = match.typos;
  if (match.punctuation !== undefined && match.punctuation !== usualMatch.punctuation)
    said.punctuation = match.punctuation;
  if (match.contractions === true) said.contractions = true;
  return Object.keys(said).length > 0 ? said : undefined;
}

/** Gives every typed answer of a block (its gaps, its fields) the comparison of one of them. */
export function matchForAll(index: number, place: number): DraftAction {
  return {
    name: 'matchForAll',
    recipe: (draft) => {
      const content = contentOf(draft, index) ?? [];
      const model = content[place];
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
