import type { EditorIssue, Path } from '../state/editor-api.ts';

const startsWith = (path: Path, start: Path) => start.every((part, index) => path[index] === part);

/** The first issue of exactly this field. */
export function issueAt(issues: readonly EditorIssue[], ...path: (string | number)[]): EditorIssue | undefined {
  return issues.find((issue) => issue.path.length === path.length && startsWith(issue.path, path));
}

/** The issues below a path, with paths from there. */
export function issuesBelow(issues: readonly EditorIssue[], ...start: (string | number)[]): EditorIssue[] {
  return issues
    .filter((issue) => startsWith(issue.path, start))
    .map((issue) => ({ ...issue, path: issue.path.slice(start.length) }));
}

/** Whether two lists say the same, so that what shows them need not render again. */
export function sameIssues(one: readonly EditorIssue[], other: readonly EditorIssue[]): boolean {
  return (
    one.length === other.length &&
    one.every((issue, index) => {
      const second = other[index];
      return second?.code === issue.code && second.path.join('.') === issue.path.join('.');
    })
  );
}

/** No issues, always the same list. */
export const noIssues: readonly EditorIssue[] = [];
