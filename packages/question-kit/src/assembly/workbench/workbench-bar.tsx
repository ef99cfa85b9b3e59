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
  addQuestion: () => void;
  closeQuestion: () => void;
  openGallery: () => void;
  openFile: () => void;
  saveFile: () => void;
  openImport: () => void;
  openExport: () => void;
  askToStartOver: () => void;
}

/** The switcher of open questions, and the commands for files, import and export. */
export function WorkbenchBar({ actions }: { actions: BarActions }) {
  const messages = useWorkbenchMessages();
  const { workbench, question, change } = useWorkbench();
  const titleOf = (title: string) => (title.trim() === '' ? messages.untitled : title);
  const position = workbench.questions.indexOf(question) + 1;
  const title = titleOf(question.history.draft.title);

  const questions: MenuItem[] = [
    ...workbench.questions.map(({ id, history }, at) => ({
      label: `${at + 1}. ${titleOf(history.draft.title)}`,
      onSelect: () => change((now) => ({ ...now, current: id })),
    })),
    { divider: true },
    { label: messages.bar.add, icon: <Plus aria-hidden="true" />, onSelect: actions.addQuestion },
    { label: messages.bar.close, icon: <X aria-hidden="true" />, onSelect: actions.closeQuestion },
  ];
  const menuItems: MenuItem[] = [
    { label: messages.bar.gallery, icon: <LayoutGrid aria-hidden="true" />, onSelect: actions.openGallery },
    { divider: true },
    { label: messages.bar.open, icon: <FolderOpen aria-hidden="true" />, onSelect: actions.openFile },
    { label: messages.bar.save, icon: <Download aria-hidden="true" />, onSelect: actions.saveFile, shortcut: 'Ctrl S' },
    { label: messages.bar.importing, icon: <Upload aria-hidden="true" />, onSelect: actions.openImport },
    { label: messages.bar.exporting, icon: <FileDown aria-hidden="true" />, onSelect: actions.openExport },
    { divider: true },
    {
      label: messages.bar.startOver,
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: actions.askToStartOver,
      tone: 'danger',
    },
  ];

  return (
    <Bar role="group" aria-label={messages.bar.label}>
      <div>
        <div data-part="switcher">
          <Menu
            items={questions}
            trigger={
              <QuietButton>
                <span data-part="title" dir="auto">
                  {title}
                </span>
                {workbench.questions.length > 1 && (
                  <span data-part="place">{messages.bar.place(position, workbench.questions.length)}</span>
                )}
                <VisuallyHidden>{messages.bar.switcher}</VisuallyHidden>
                <ChevronDown aria-hidden="true" />
              </QuietButton>
            }
          />
        </div>
        <div data-part="wide">
          <QuietButton icon={<LayoutGrid aria-hidden="true" />} onClick={actions.openGallery}>
            {messages.bar.gallery}
          </QuietButton>
          <QuietButton icon={<FolderOpen aria-hidden="true" />} onClick={actions.openFile}>
            {messages.bar.open}
          </QuietButton>
          <QuietButton icon={<Upload aria-hidden="true" />} onClick={actions.openImport}>
            {messages.bar.importing}
          </QuietButton>
          <QuietButton icon={<FileDown aria-hidden="true" />} onClick={actions.openExport}>
            {messages.bar.exporting}
          </QuietButton>
        </div>
        <Menu
          align="end"
          items={menuItems}
          trigger={<IconButton label={messages.bar.more} icon={<EllipsisVertical aria-hidden="true" />} />}
        />
      </div>
    </Bar>
  );
}
