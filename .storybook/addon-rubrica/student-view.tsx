import React from 'react';
import { styled } from 'storybook/theming';
import type { QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { Json } from './json.tsx';

const LeakCheck = styled.div<{ $hasPassed: boolean }>(({ theme, $hasPassed }) => ({
  marginBlockEnd: 16,
  padding: '8px 12px',
  borderInlineStart: `4px solid ${$hasPassed ? theme.color.positive : theme.color.negative}`,
  background: theme.background.content,
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
}));

/** The question as a student receives it, and whether it contains secrets. */
export function StudentView({ student, leaks }: Pick<QuestionReport, 'student' | 'leaks'>) {
  if (!student) return <p>The draft cannot be shown to a student. Fix its issues first.</p>;
  return (
    <>
      {leaks.length === 0 ? (
        <LeakCheck $hasPassed role="status">
          <strong>No secrets found.</strong> The view has no field but those of its schema, and shows no other text of
          the question.
        </LeakCheck>
      ) : (
        <LeakCheck $hasPassed={false} role="alert">
          <strong>Students would see these secret fields:</strong>
          <ul>
            {leaks.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </LeakCheck>
      )}
      <Json label="Student view" value={student} />
    </>
  );
}
