import React from 'react';
import { styled } from 'storybook/theming';
import type { QuestionReport, ReportedIssue } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { Issues } from './issues.tsx';
import { Json } from './json.tsx';
import { Marks } from './marks.tsx';
import { StudentSide } from './student-side.tsx';

const Empty = styled.p(({ theme }) => ({
  margin: 0,
  padding: 24,
  color: theme.textMutedColor,
  fontSize: 14,
}));

export interface PanelViewProps {
  /** Null where the page shows no question. */
  report: QuestionReport | null;
  /** Leads to an issue's place, where the page can. */
  onGo: (path: ReportedIssue['path']) => void;
}

/** What stands behind the question on the page: its draft, template, answers, student's view, marks and issues. */
export function PanelView({ report, onGo }: PanelViewProps) {
  if (!report) {
    return <Empty>Open the workbench or a playground: what stands behind its question shows here.</Empty>;
  }
  return (
    <PanelTabs
      tabs={[
        { id: 'draft', title: 'Draft', content: <Json label="Draft" value={report.draft} /> },
        {
          id: 'template',
          title: 'Template',
          content: <Json label="Empty answers, by the first block’s type" value={report.template} />,
        },
        { id: 'record', title: 'Answers', content: <Json label="Answer record" value={report.record} /> },
        {
          id: 'student',
          title: 'Student view',
          alarm: report.leaks.length > 0,
          content: <StudentSide student={report.student} leaks={report.leaks} />,
        },
        { id: 'marks', title: 'Marks', content: <Marks marks={report.marks} draft={report.draft} /> },
        {
          id: 'issues',
          title: 'Issues',
          count: report.issues.length,
          content: <Issues issues={report.issues} language={report.language} {...(report.leads ? { onGo } : {})} />,
        },
      ]}
    />
  );
}
