import { addons } from 'storybook/preview-api';
import { panelEvents } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';

/** The latest report, for a panel that opens later. */
let lastReport: unknown = null;

async function forwardReports(): Promise<void> {
  const channel = await addons.ready();
  channel.on(panelEvents.report, (report: unknown) => {
    lastReport = report;
  });
  channel.on(panelEvents.ask, () => channel.emit(panelEvents.report, lastReport));
}

void forwardReports();

export default {};
