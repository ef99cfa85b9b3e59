import { useEffect, useRef } from 'react';
import type { Path } from '../../../primitives/editor/state/editor-api.ts';
import { createReport, type ReportSource } from './create-report.ts';
import { panelEvents, type QuestionReport } from './report.ts';

/** The way to the panel, loaded once Storybook runs: the workbench's script may run before Storybook's. */
const loadChannel = async () => (await import('./panel-channel.ts')).panelChannel();

async function tellPanel(report: QuestionReport | null): Promise<void> {
  (await loadChannel()).emit(panelEvents.report, report);
}

/** At most one report in this time, in ms: whoever types is not held up. */
const rest = 250;

/** Tells Storybook's panel what the page shows, soon after every change, and takes it back when the page goes. */
export function useQuestionReport(source: ReportSource): void {
  const newest = useRef(source);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id, draft, entries, language, canGoToIssues: leads } = source;

  useEffect(() => {
    newest.current = source;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void tellPanel(createReport(newest.current));
    }, rest);
    // oxlint-disable-next-line react/exhaustive-deps -- the object is new with every render; these are its fields
  }, [id, draft, entries, language, leads]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      void tellPanel(null);
    },
    [],
  );
}

/** Goes where a press on an issue in the panel leads. */
export function usePanelGoTo(goTo: (path: Path) => void): void {
  useEffect(() => {
    const ready = loadChannel();
    void ready.then((channel) => channel.on(panelEvents.goTo, goTo));
    return () => void ready.then((channel) => channel.off(panelEvents.goTo, goTo));
  }, [goTo]);
}
