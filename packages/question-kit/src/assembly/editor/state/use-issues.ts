import { useDeferredValue, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import { validateDraft } from '../../core/validate-draft.ts';
import { issuesBelow, noIssues, sameIssues } from '../../../primitives/editor/field/issues.ts';
import type { EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import type { DraftIssues } from '../../../primitives/editor/state/editor-api.ts';

type IssueList = readonly EditorIssue[];

const reuseUnchanged = (known: IssueList | undefined, now: IssueList) =>
  known && sameIssues(known, now) ? known : now;

function issuesByIndex(all: IssueList, list: 'input' | 'questions', before: readonly IssueList[]): IssueList[] {
  const byIndex = new Map<number, EditorIssue[]>();
  let last = -1;
  for (const issue of all) {
    const [from, index] = issue.path;
    if (from !== list || typeof index !== 'number') continue;
    byIndex.set(index, [...(byIndex.get(index) ?? []), issue]);
    last = Math.max(last, index);
  }
  return Array.from({ length: last + 1 }, (_, index) => {
    const found = byIndex.get(index);
    return reuseUnchanged(before[index], found ? issuesBelow(found, list, index) : noIssues);
  });
}

function issuesOf(draft: Draft, before: DraftIssues | undefined): DraftIssues {
  const all = reuseUnchanged(before?.all, validateDraft(draft));
  if (all === before?.all) return before;
  const head = all.filter(({ path }) => path[0] !== 'input' && path[0] !== 'questions');
  return {
    all,
    head: reuseUnchanged(before?.head, head),
    input: issuesByIndex(all, 'input', before?.input ?? []),
    questions: issuesByIndex(all, 'questions', before?.questions ?? []),
  };
}

/** Validates the draft at low priority, so that typing stays responsive. */
export function useIssues(draft: Draft): DraftIssues {
  const deferredDraft = useDeferredValue(draft);
  const [checked, setChecked] = useState(() => ({ draft: deferredDraft, issues: issuesOf(deferredDraft, undefined) }));
  if (checked.draft === deferredDraft) return checked.issues;
  const issues = issuesOf(deferredDraft, checked.issues);
  setChecked({ draft: deferredDraft, issues });
  return issues;
}
