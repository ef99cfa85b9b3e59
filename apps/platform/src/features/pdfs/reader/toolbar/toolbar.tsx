import { IconButton, Menu, type MenuItem, QuietButton, token } from '@rubrica/ui';
import {
  ChevronDown,
  Download,
  Ellipsis,
  Maximize,
  Moon,
  MoveHorizontal,
  PanelLeft,
  Printer,
  RotateCw,
  Scan,
  Search,
  Sun,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import type { Viewport } from '../layout/use-viewport.ts';
import { stepZoom } from '../layout/page-layout.ts';
import { ar, en } from '../messages.ts';
import { PageField } from './page-field.tsx';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};
  & > [data-part='zoom'] {
    display: flex;
    align-items: center;
  }
  @media (max-width: 700px) {
    & > [data-part='zoom'] {
      display: none;
    }
  }
`;

interface ToolbarProps {
  viewport: Viewport;
  pageCount: number;
  isPanelOpen: boolean;
  isDark: boolean;
  onPanel: () => void;
  onSearch: () => void;
  onDark: () => void;
  /** Absent where the author does not allow it. */
  onPrint: (() => void) | undefined;
  onDownload: (() => void) | undefined;
}

/** The tools of the reader. A narrow window has most of them in the menu. */
export function Toolbar(props: ToolbarProps) {
  const { viewport, pageCount, isPanelOpen, isDark, onPanel, onSearch, onDark, onPrint, onDownload } = props;
  const messages = useMessages({ en, ar });
  const { percent } = useFormat();
  const { zoomFactor, setZoom, goTo, page } = viewport;
  const zoomItems: MenuItem[] = [
    {
      label: messages.fitWidth,
      icon: <MoveHorizontal aria-hidden="true" />,
      shortcut: '0',
      onSelect: () => setZoom('width'),
    },
    { label: messages.fitPage, icon: <Maximize aria-hidden="true" />, onSelect: () => setZoom('page') },
    { label: messages.actualSize, icon: <Scan aria-hidden="true" />, onSelect: () => setZoom(1) },
  ];
  const zoomIn = () => setZoom(stepZoom(zoomFactor, 1));
  const zoomOut = () => setZoom(stepZoom(zoomFactor, -1));
  return (
    <Bar role="toolbar" aria-label={messages.toolbar}>
      <IconButton
        label={messages.panel}
        shortcut="s"
        pressed={isPanelOpen}
        icon={<PanelLeft aria-hidden="true" data-mirror="" />}
        onClick={onPanel}
      />
      <PageField page={page} count={pageCount} onGo={(number) => goTo({ page: number, offset: 0 })} />
      <div data-part="zoom">
        <IconButton label={messages.zoomOut} shortcut="−" icon={<ZoomOut aria-hidden="true" />} onClick={zoomOut} />
        <Menu
          trigger={
            <QuietButton aria-label={`${messages.zoom}: ${percent(zoomFactor * 100)}`}>
              {percent(zoomFactor * 100)}
              <ChevronDown aria-hidden="true" />
            </QuietButton>
          }
          items={zoomItems}
        />
        <IconButton label={messages.zoomIn} shortcut="+" icon={<ZoomIn aria-hidden="true" />} onClick={zoomIn} />
      </div>
      <IconButton label={messages.search} shortcut="/" icon={<Search aria-hidden="true" />} onClick={onSearch} />
      <Menu
        align="end"
        trigger={<IconButton hideTooltip label={messages.more} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          { label: messages.zoomIn, icon: <ZoomIn aria-hidden="true" />, shortcut: '+', onSelect: zoomIn },
          { label: messages.zoomOut, icon: <ZoomOut aria-hidden="true" />, shortcut: '−', onSelect: zoomOut },
          ...zoomItems,
          { divider: true },
          {
            label: messages.rotate,
            icon: <RotateCw aria-hidden="true" />,
            shortcut: 'r',
            onSelect: viewport.rotate,
          },
          {
            label: isDark ? messages.light : messages.dark,
            icon: isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
            shortcut: 'd',
            onSelect: onDark,
          },
          ...((onPrint ?? onDownload) ? [{ divider: true } as const] : []),
          ...(onPrint ? [{ label: messages.print, icon: <Printer aria-hidden="true" />, onSelect: onPrint }] : []),
          ...(onDownload
            ? [{ label: messages.download, icon: <Download aria-hidden="true" />, onSelect: onDownload }]
            : []),
        ]}
      />
    </Bar>
  );
}
