import { IconButton, QuietButton, TextField, token } from '@rubrica/ui';
import { FolderPlus, History, Plus, Printer, Settings2 } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { PaperTotals } from '../../paper/totals.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import { SamplesMenu } from './samples-menu.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[8]} ${token.space[16]};
  & > [data-part='title'] {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
  & > [data-part='totals'] {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    gap: ${token.space[4]} ${token.space[16]};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]};
  }
`;

interface PaperHeadProps {
  title: string;
  /** Null while there is nothing to add up. */
  totals: PaperTotals | null;
  onTitle: (title: string) => void;
  onSettings: () => void;
  onAdd: () => void;
  onAddSection: () => void;
  onVersions: () => void;
  onPrint: () => void;
  printButton: Ref<HTMLButtonElement>;
}

/** The title of the paper, what it adds up to, and what can be added to it. */
export function PaperHead(props: PaperHeadProps) {
  const { title, totals, onTitle, onSettings, onAdd, onAddSection, onVersions, onPrint, printButton } = props;
  const { head: m, versions } = usePaperMessages();
  return (
    <Head>
      <div data-part="title">
        <TextField
          label={m.title}
          value={title}
          maxLength={300}
          dir="auto"
          onChange={(event) => onTitle(event.target.value)}
        />
      </div>
      <div data-part="buttons">
        <IconButton label={m.settings} icon={<Settings2 aria-hidden="true" />} onClick={onSettings} />
        <IconButton label={versions.open} icon={<History aria-hidden="true" />} onClick={onVersions} />
        <QuietButton ref={printButton} icon={<Printer aria-hidden="true" />} onClick={onPrint}>
          {m.print}
        </QuietButton>
        <SamplesMenu />
        <QuietButton icon={<FolderPlus aria-hidden="true" data-mirror="" />} onClick={onAddSection}>
          {m.addSection}
        </QuietButton>
        <QuietButton tone="accent" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {m.add}
        </QuietButton>
      </div>
      {totals && <Totals totals={totals} />}
    </Head>
  );
}

function Totals({ totals: { questions, points, minutes, sectionsWithoutMinutes } }: { totals: PaperTotals }) {
  const { totals: words } = usePaperMessages();
  const time = minutes === null ? words.noMinutes : words.minutes(minutes);
  return (
    <ul data-part="totals" aria-label={words.label}>
      <li>{words.questions(questions)}</li>
      <li>{words.points(points)}</li>
      <li>
        {time}
        {minutes !== null && sectionsWithoutMinutes > 0 && ` (${words.untimed(sectionsWithoutMinutes)})`}
      </li>
    </ul>
  );
}
