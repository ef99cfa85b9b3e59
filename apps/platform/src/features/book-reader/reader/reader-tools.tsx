import { IconButton, Menu, token } from '@rubrica/ui';
import { AArrowDown, AArrowUp, ALargeSmall, Gauge } from 'lucide-react';
import { styled } from 'styled-components';
import { ReadAloudButtons } from '../../../lib/books/read-aloud/read-aloud-buttons.tsx';
import { readingRates } from '../../../lib/books/read-aloud/speech.ts';
import type { ReadAloud } from '../../../lib/books/read-aloud/use-read-aloud.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};
`;

interface ReaderToolsProps {
  readAloud: ReadAloud;
  onLarger: () => void;
  onSmaller: () => void;
}

/** The voice, its speed, and the size of the text. */
export function ReaderTools({ readAloud, onLarger, onSmaller }: ReaderToolsProps) {
  const m = useMessages({ en, ar });
  const { number } = useFormat();
  return (
    <Bar role="toolbar" aria-label={m.tools}>
      <ReadAloudButtons readAloud={readAloud} />
      <Menu
        align="end"
        trigger={<IconButton hideTooltip label={m.text} icon={<ALargeSmall aria-hidden="true" />} />}
        items={[
          { label: m.larger, icon: <AArrowUp aria-hidden="true" />, shortcut: '+', onSelect: onLarger },
          { label: m.smaller, icon: <AArrowDown aria-hidden="true" />, shortcut: '−', onSelect: onSmaller },
          { divider: true },
          ...readingRates.map((rate) => ({
            label: (rate === readAloud.rate ? m.currentSpeed : m.speedIs)(`${number(rate)}×`),
            icon: <Gauge aria-hidden="true" />,
            onSelect: () => readAloud.setRate(rate),
          })),
        ]}
      />
    </Bar>
  );
}
