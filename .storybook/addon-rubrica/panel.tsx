import React, { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { panelEvents, type QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { PanelView } from './panel-view.tsx';

/** The panel, which hears of the question on the page and leads to its places. */
export function Panel({ active }: { active: boolean }) {
  const [report, setReport] = useState<QuestionReport | null>(null);
  const emit = useChannel({ [panelEvents.report]: setReport });
  useEffect(() => {
    if (active) emit(panelEvents.ask);
  }, [active, emit]);

  return active ? <PanelView report={report} onGo={(path) => emit(panelEvents.goTo, path)} /> : null;
}
