import { IconButton, Menu, type MenuItem } from '@rubrica/ui';
import {
  Download,
  EllipsisVertical,
  FileDown,
  FileJson,
  FolderOpen,
  GitCompare,
  Languages,
  LayoutGrid,
  RotateCcw,
  Send,
  Upload,
} from 'lucide-react';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import type { BarActions } from '../use-workbench-actions.ts';

/** The menu of files, import and export, and of what else concerns all open questions. */
export function FileMenu({ actions }: { actions: BarActions }) {
  const { bar: messages } = useWorkbenchMessages();
  const items: MenuItem[] = [
    { label: messages.gallery, icon: <LayoutGrid aria-hidden="true" />, onSelect: actions.openGallery },
    { divider: true },
    { label: messages.open, icon: <FolderOpen aria-hidden="true" />, onSelect: actions.openFile },
    { label: messages.save, icon: <Download aria-hidden="true" />, onSelect: actions.saveFile, shortcut: 'Ctrl S' },
    { label: messages.saveQuestion, icon: <FileJson aria-hidden="true" />, onSelect: actions.saveQuestion },
    { label: messages.importing, icon: <Upload aria-hidden="true" />, onSelect: actions.openImport },
    { label: messages.exporting, icon: <FileDown aria-hidden="true" />, onSelect: actions.openExport },
    ...(actions.openPublish
      ? [{ label: messages.publish, icon: <Send aria-hidden="true" />, onSelect: actions.openPublish }]
      : []),
    { divider: true },
    { label: messages.versions, icon: <GitCompare aria-hidden="true" />, onSelect: actions.compareVersions },
    { label: messages.languages, icon: <Languages aria-hidden="true" />, onSelect: actions.compareLanguages },
    { divider: true },
    {
      label: messages.startOver,
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: actions.askToStartOver,
      tone: 'danger',
    },
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={<IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />}
    />
  );
}
