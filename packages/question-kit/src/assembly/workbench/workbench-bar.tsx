import { IconButton, Menu, QuietButton, VisuallyHidden, token, type MenuItem } from '@rubrica/ui';
import {
  ChevronDown,
  Download,
  EllipsisVertical,
  FileDown,
  FolderOpen,
  LayoutGrid,
  Plus,
  RotateCcw,
  Upload,
  X,
} from 'lucide-react';
import { styled } from 'styled-components';
import { useWorkbench } from './workbench-context.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

const Bar = styled.div`
  container-type: inline-size;
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    min-block-size: 52px;
    padding-inline: ${token.space[8]} ${token.space[12]};
  }
  & [data-part='switcher'] {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='switcher'] > button {
    justify-content: start;
    max-inline-size: 100%;
    min-block-size: 44px;
  }
  & [data-part='title'] {
    overflow: hidden;
    line-height: 1.9;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  & [data-part='place'] {
    flex: none;
    color: ${token.color.inkSoft};
    font-weight: 400;
  }
  & [data-part='wide'] {
    display: flex;
    gap: ${token.space[4]};
  }
  @container (max-width: 820px) {
    & [data-part='wide'] {
      display: none;
    }
  }
`;

export interface BarActions {
  add: () => void;
  close: () => void;
  gallery: () => void;
  open: () => void;
  save: () => void;
  importing: () => void;
  exporting: () => void;
  anew: () => void;
}

/** Which question is in hand, and the ways in and out of the workbench. */
export function WorkbenchBar({ actions }: { actions: BarActions }) {
  const w = useWorkbenchMessages();
  const { bench, question, change } = useWorkbench();
  const titleOf = (title: string) => (title.trim() === '' ? w.untitled : title);
  const place = bench.questions.indexOf(question) + 1;
  const title = titleOf(question.history.draft.title);

  const questions: MenuItem[] = [
    ...bench.questions.map(({ id, history }, at) => ({
      label: `${at + 1}. ${titleOf(history.draft.title)}`,
      onSelect: () => change((now) => ({ ...now, current: id })),
    })),
    { divider: true },
    { label: w.bar.add, icon: <Plus aria-hidden="true" />, onSelect: actions.add },
    { label: w.bar.close, icon: <X aria-hidden="true" />, onSelect: actions.close },
  ];
  const ways: MenuItem[] = [
    { label: w.bar.gallery, icon: <LayoutGrid aria-hidden="true" />, onSelect: actions.gallery },
    { divider: true },
    { label: w.bar.open, icon: <FolderOpen aria-hidden="true" />, onSelect: actions.open },
    { label: w.bar.save, icon: <Download aria-hidden="true" />, onSelect: actions.save, shortcut: 'Ctrl S' },
    { label: w.bar.importing, icon: <Upload aria-hidden="true" />, onSelect: actions.importing },
    { label: w.bar.exporting, icon: <FileDown aria-hidden="true" />, onSelect: actions.exporting },
    { divider: true },
    { label: w.bar.anew, icon: <RotateCcw aria-hidden="true" />, onSelect: actions.anew, tone: 'danger' },
  ];

  return (
    <Bar role="group" aria-label={w.bar.label}>
      <div>
        <div data-part="switcher">
          <Menu
            items={questions}
            trigger={
              <QuietButton>
                <span data-part="title" dir="auto">
                  {title}
                </span>
                {bench.questions.length > 1 && (
                  <span data-part="place">{w.bar.place(place, bench.questions.length)}</span>
                )}
                <VisuallyHidden>{w.bar.switcher}</VisuallyHidden>
                <ChevronDown aria-hidden="true" />
              </QuietButton>
            }
          />
        </div>
        <div data-part="wide">
          <QuietButton icon={<LayoutGrid aria-hidden="true" />} onClick={actions.gallery}>
            {w.bar.gallery}
          </QuietButton>
          <QuietButton icon={<FolderOpen aria-hidden="true" />} onClick={actions.open}>
            {w.bar.open}
          </QuietButton>
          <QuietButton icon={<Upload aria-hidden="true" />} onClick={actions.importing}>
            {w.bar.importing}
          </QuietButton>
          <QuietButton icon={<FileDown aria-hidden="true" />} onClick={actions.exporting}>
            {w.bar.exporting}
          </QuietButton>
        </div>
        <Menu
          align="end"
          items={ways}
          trigger={<IconButton label={w.bar.more} icon={<EllipsisVertical aria-hidden="true" />} />}
        />
      </div>
    </Bar>
  );
}
