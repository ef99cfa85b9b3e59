import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
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

/**
 * Storybook loads the neighbours of a story in the sidebar before the story is drawn. Those of the workbench are pages of
 * documentation with all that they need, and would come before the first key.
 */
async function leaveNeighboursAlone(): Promise<void> {
  const channel = await addons.ready();
  channel.removeAllListeners(PRELOAD_ENTRIES);
}

void forwardReports();
void leaveNeighboursAlone();

export default {};
