import { Menu, QuietButton, type MenuItem } from '@rubrica/ui';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import type { SamplePaperName } from '../../samples/papers/sample-papers.ts';
import { useWorkbench } from '../workbench-context.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

const names: readonly SamplePaperName[] = ['reading', 'listening', 'writing', 'speaking', 'vocabulary', 'arabic'];

/** The sample papers, one for each skill and one in Arabic, and the way to the single questions. */
export function SamplesMenu() {
  const { head: m } = usePaperMessages();
  const { openGallery, openPaper } = useWorkbench();
  const open = async (name: SamplePaperName) => {
    const { copyOfSample } = await import('../../samples/papers/sample-papers.ts');
    openPaper({ name: m.sampleNames[name], paper: copyOfSample(name), missing: [] });
  };
  const items: MenuItem[] = [
    ...names.map((name) => ({ label: m.sampleNames[name], onSelect: () => void open(name) })),
    { divider: true },
    { label: m.singleQuestions, icon: <LayoutGrid aria-hidden="true" />, onSelect: openGallery },
  ];
  return (
    <Menu
      items={items}
      trigger={
        <QuietButton icon={<LayoutGrid aria-hidden="true" />}>
          {m.samples}
          <ChevronDown aria-hidden="true" />
        </QuietButton>
      }
    />
  );
}
