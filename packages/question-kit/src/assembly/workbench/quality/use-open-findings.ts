import { useEffect, useState } from 'react';
import type { Finding } from '../../quality/finding.ts';
import { lintQuestion } from '../../quality/lint-question.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { useLintOptions } from './use-lint-options.ts';
import { whenIdle } from './when-idle.ts';

const none: readonly Finding[] = [];

/** Returns what the lint finds in the open question and nobody has switched off, as of the last pause in typing. */
export function useOpenFindings(draft: PaneProps['draft'], question: PaneProps['question']): readonly Finding[] {
  const options = useLintOptions(question);
  const [found, setFound] = useState({ questionId: question.id, findings: none });
  useEffect(() => {
    const cancel = whenIdle(() => {
      const findings = lintQuestion(draft, options).filter(({ exception }) => exception === null);
      setFound({ questionId: question.id, findings });
    });
    return cancel;
  }, [draft, options, question.id]);
  return found.questionId === question.id ? found.findings : none;
}
