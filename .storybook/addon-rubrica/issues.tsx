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
  /** The language of their texts. */
  language: string;
  /** Given: a press leads to the place in the editor. */
  onGo?: (path: ReportedIssue['path']) => void;
}

/** What is left to mend. */
export function Issues({ issues, language, onGo }: IssuesProps) {
  if (issues.length === 0) return <p>Nothing left to mend: this question can be set.</p>;
  return (
    <List>
      {issues.map((issue, at) => {
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
          <li key={`${issue.path.join('.')} ${issue.code} ${at}`}>
            {onGo ? (
              <button type="button" onClick={() => onGo(issue.path)}>
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
