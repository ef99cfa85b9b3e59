import React from 'react';
import { styled } from 'storybook/theming';
import type { ReportedIssue } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';

const List = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > *': {
    display: 'grid',
    gap: 2,
    inlineSize: '100%',
    minBlockSize: 44,
    padding: '8px 12px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.background.content,
    color: theme.color.defaultText,
    font: 'inherit',
    fontSize: 13,
    textAlign: 'start',
  },
  '& > li > button': { cursor: 'pointer' },
  '& > li > button:hover': { background: theme.background.hoverable },
  '& > li > button:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  '& code': { color: theme.textMutedColor, fontSize: 12 },
}));

export interface IssuesProps {
  issues: readonly ReportedIssue[];
  /** The language of the messages. */
  language: string;
  /** Makes the issues buttons; called with the path to open in the editor. */
  onOpen?: (path: ReportedIssue['path']) => void;
}

/** The issues of a draft. */
export function Issues({ issues, language, onOpen }: IssuesProps) {
  if (issues.length === 0) return <p>No issues: this question can be used in a task.</p>;
  return (
    <List>
      {issues.map((issue, index) => {
        const text = (
          <>
            <span lang={language} dir="auto">
              {issue.message}
            </span>
            <code dir="ltr">
              {issue.path.join('.') || 'draft'} · {issue.code}
            </code>
          </>
        );
        return (
          <li key={`${issue.path.join('.')} ${issue.code} ${index}`}>
            {onOpen ? (
              <button type="button" onClick={() => onOpen(issue.path)}>
                {text}
              </button>
            ) : (
              <div>{text}</div>
            )}
          </li>
        );
      })}
    </List>
  );
}
