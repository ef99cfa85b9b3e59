import React from 'react';
import { styled } from 'storybook/theming';
import type { QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { Json } from './json.tsx';

const Seal = styled.div<{ $good: boolean }>(({ theme, $good }) => ({
  marginBlockEnd: 16,
  padding: '8px 12px',
  borderInlineStart: `4px solid ${$good ? theme.color.positive : theme.color.negative}`,
  background: theme.background.content,
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
}));

/** The question as a student may receive it, and whether it keeps its secrets. */
export function StudentSide({ student, leaks }: Pick<QuestionReport, 'student' | 'leaks'>) {
  if (!student) return <p>The draft is too broken to be shown to a student. Mend what the issues say.</p>;
  return (
    <>
      {leaks.length === 0 ? (
        <Seal $good role="status">
          <strong>No secret in it.</strong> Key, reasons, model answers and transcripts were looked for, by name and by
          content.
        </Seal>
      ) : (
        <Seal $good={false} role="alert">
          <strong>A student would see what must stay secret:</strong>
          <ul>
            {leaks.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </Seal>
      )}
      <Json label="Student view" value={student} />
    </>
  );
}
