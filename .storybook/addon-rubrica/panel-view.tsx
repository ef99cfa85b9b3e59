import React from 'react';
import { styled } from 'storybook/theming';
import type { QuestionReport, ReportedIssue } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { Issues } from './issues.tsx';
import { Json } from './json.tsx';
import { Marks } from './marks.tsx';
import { StudentView } from './student-view.tsx';

const Empty = styled.p(({ theme }) => ({
  margin: 0,
  padding: 24,
  color: theme.textMutedColor,
  fontSize: 14,
}));

export interface PanelViewProps {
  /** `null` when the page shows no question. */
  report: QuestionReport | null;
  /** Called with the path of an issue to open in the editor. */
  onOpen: (path: ReportedIssue['path']) => void;
}

/** The data of the question on the page: its draft, template, answers, student view, marks and issues. */
export function PanelView({ report, onOpen }: PanelViewProps) {
  if (!report) {
    return <Empty>Open the workbench or a playground to see the data of its question here.</Empty>;
  }
  return (
    <PanelTabs
      tabs={[
        { id: 'draft', title: 'Draft', content: <Json label="Draft" value={report.draft} /> },
        {
          id: 'template',
          title: 'Template',
          content: <Json label="Empty answer of the first block" value={report.template} />,
        },
        { id: 'record', title: 'Answers', content: <Json label="Answer record" value={report.record} /> },
        {
          id: 'student',
          title: 'Student view',
          hasLeak: report.leaks.length > 0,
          content: <StudentView student={report.student} leaks={report.leaks} />,
        },
        { id: 'marks', title: 'Marks', content: <Marks marks={report.marks} draft={report.draft} /> },
        {
          id: 'issues',
          title: 'Issues',
          count: report.issues.length,
          content: (
            <Issues issues={report.issues} language={report.language} {...(report.canGoToIssues ? { onOpen } : {})} />
          ),
        },
      ]}
    />
  );
}
