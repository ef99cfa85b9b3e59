import { useMemo } from 'react';
import type { LintOptions } from '../../quality/lint-context.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { useWorkbench } from '../workbench-context.ts';
import { useWordLevels } from './word-levels.ts';

/** What the lint knows of the open question besides its draft. */
export function useLintOptions({ id, language: own, exceptions }: PaneProps['question']): LintOptions {
  const { workbench } = useWorkbench();
  const levels = useWordLevels();
  const language = own ?? workbench.paper.language;
  // The time of a section with more questions is judged in the table of the paper.
  const section = workbench.sections.find(({ questions }) => questions.some((question) => question.id === id));
  const minutes = section?.questions.length === 1 ? section.minutes : null;
  return useMemo(
    () => ({ language, minutes, exceptions, levelOf: levels && ((word) => levels.get(word)) }),
    [language, minutes, exceptions, levels],
  );
}
