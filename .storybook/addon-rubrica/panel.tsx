import React, { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { panelEvents, type QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { PanelView } from './panel-view.tsx';

/** The panel. It receives reports of the question on the page and asks the page to open an issue. */
export function Panel({ active }: { active: boolean }) {
  const [report, setReport] = useState<QuestionReport | null>(null);
  const emit = useChannel({ [panelEvents.report]: setReport });
  useEffect(() => {
    if (active) emit(panelEvents.ask);
  }, [active, emit]);

  return active ? <PanelView report={report} onOpen={(path) => emit(panelEvents.goTo, path)} /> : null;
}
