import React, { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { panelEvents, type QuestionReport } from '../../packages/question-kit/src/workbench/panel/report.ts';
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

/** What stands behind the question on the page: its draft, template, answers, student's view, marks and issues. */
export function Panel({ active }: { active: boolean }) {
  const [report, setReport] = useState<QuestionReport | null>(null);
  const emit = useChannel({ [panelEvents.report]: setReport });
  useEffect(() => {
    if (active) emit(panelEvents.ask);
  }, [active, emit]);

  if (!active) return null;
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
          content: (
            <Issues
              issues={report.issues}
              language={report.language}
              {...(report.leads ? { onGo: (path) => emit(panelEvents.goTo, path) } : {})}
            />
          ),
        },
      ]}
    />
  );
}
