import { Dialog, QuietButton } from '@rubrica/ui';
import { Target as TargetIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { questionsOf } from '../../../paper/actions/questions.ts';
import { compareBlueprint } from '../../../paper/blueprint.ts';
import { sectionsInLanguage } from '../../../paper/in-language.ts';
import { levelNames } from '../../question-choices.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { usePaperMessages } from '../messages/use-paper-messages.ts';
import { BlueprintPanel } from './blueprint-panel.tsx';

/**
 * What the paper lacks and has too much of in one line, which opens the whole blueprint over what is being written. Only a long one has
 * a word for what it is about beside its icon.
 */
export default function BlueprintLine({ isLong = false }: { isLong?: boolean }) {
  const { blueprint: m } = usePaperMessages();
  const { workbench, change } = useWorkbench();
  const { paper, sections } = workbench;
  const [isOpen, setOpen] = useState(false);
  const drafts = useMemo(
    () => questionsOf(sectionsInLanguage({ language: paper.language, sections })).map(({ history }) => history.draft),
    [paper.language, sections],
  );
  const planned = compareBlueprint(paper.blueprint, drafts).filter(({ target }) => target !== null);
  const sumOf = (status: 'hole' | 'surplus') =>
    planned.reduce((sum, line) => (line.status === status ? sum + Math.abs(line.difference) : sum), 0);
  const [missing, surplus] = [sumOf('hole'), sumOf('surplus')];
  const result = [...(missing > 0 ? [m.hole(missing)] : []), ...(surplus > 0 ? [m.surplus(surplus)] : [])];
  const said = result.length === 0 ? m.met : result.join(' · ');
  const levels = [...new Set([...levelNames, ...drafts.map(({ level }) => level)])].filter(Boolean);
  return (
    <>
      <QuietButton
        icon={<TargetIcon aria-hidden="true" />}
        {...(!isLong && { 'aria-label': m.short(said), title: m.title })}
        onClick={() => setOpen(true)}
      >
        {planned.length === 0 ? m.title : isLong ? m.short(said) : said}
      </QuietButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} hasUnsaved={false} title={m.title}>
        <BlueprintPanel
          isBare
          blueprint={paper.blueprint}
          drafts={drafts}
          levels={levels}
          onChange={(blueprint) => change((now) => ({ ...now, paper: { ...now.paper, blueprint } }))}
        />
      </Dialog>
    </>
  );
}
