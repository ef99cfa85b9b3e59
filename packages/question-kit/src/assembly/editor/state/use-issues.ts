import { useDeferredValue, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import { validateDraft } from '../../core/validate-draft.ts';
import { issuesBelow, noIssues, sameIssues } from '../../../primitives/editor/field/issues.ts';
import type { EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import type { DraftIssues } from '../../../primitives/editor/state/editor-api.ts';

type IssueList = readonly EditorIssue[];

const kept = (known: IssueList | undefined, now: IssueList) => (known && sameIssues(known, now) ? known : now);

function byPlace(all: IssueList, list: 'input' | 'questions', before: readonly IssueList[]): IssueList[] {
  const places = new Map<number, EditorIssue[]>();
  let last = -1;
  for (const issue of all) {
    const [from, place] = issue.path;
    if (from !== list || typeof place !== 'number') continue;
    places.set(place, [...(places.get(place) ?? []), issue]);
    last = Math.max(last, place);
  }
  return Array.from({ length: last + 1 }, (_, place) => {
    const found = places.get(place);
    return kept(before[place], found ? issuesBelow(found, list, place) : noIssues);
  });
}

function issuesOf(draft: Draft, before: DraftIssues | undefined): DraftIssues {
  const all = kept(before?.all, validateDraft(draft));
  if (all === before?.all) return before;
  const head = all.filter(({ path }) => path[0] !== 'input' && path[0] !== 'questions');
  return {
    all,
    head: kept(before?.head, head),
    input: byPlace(all, 'input', before?.input ?? []),
    questions: byPlace(all, 'questions', before?.questions ?? []),
  };
}

/** Checks the draft behind the typing: the page shows the letter first. */
export function useIssues(draft: Draft): DraftIssues {
  const settled = useDeferredValue(draft);
  const [checked, setChecked] = useState(() => ({ draft: settled, issues: issuesOf(settled, undefined) }));
  if (checked.draft === settled) return checked.issues;
  const issues = issuesOf(settled, checked.issues);
  setChecked({ draft: settled, issues });
  return issues;
}
