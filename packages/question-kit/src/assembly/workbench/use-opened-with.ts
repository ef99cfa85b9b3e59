import { useEffect, useRef } from 'react';
import type { BlockType } from '../../types/question-types.ts';
import type { SamplePaperName } from '../samples/papers/sample-papers.ts';
import { withBegun, type WorkbenchState } from './state/workbench-state.ts';
import type { WorkbenchActions } from './use-workbench-actions.ts';

/** What a link to the workbench asks it to open. */
export interface OpenedWith {
  /** A new question of this type. */
  start?: BlockType | undefined;
  /** A copy of this sample paper. */
  sample?: SamplePaperName | undefined;
}

/** Opens what the link asks for, once the workbench is loaded. */
export function useOpenedWith(
  { start, sample }: OpenedWith,
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void,
  { openPaper }: Pick<WorkbenchActions, 'openPaper'>,
): void {
  const asked = useRef<OpenedWith>({});
  useEffect(() => {
    const before = asked.current;
    asked.current = { start, sample };
    if (start !== undefined && start !== before.start) change((now) => withBegun(now, start));
    if (sample !== undefined && sample !== before.sample) void openSample(sample, openPaper);
  }, [start, sample, change, openPaper]);
}

async function openSample(name: SamplePaperName, openPaper: WorkbenchActions['openPaper']): Promise<void> {
  const { copyOfSample } = await import('../samples/papers/sample-papers.ts');
  const paper = copyOfSample(name);
  openPaper({ name: paper.title, paper, missing: [] });
}
