import { token, VisuallyHidden } from '@rubrica/ui';
import {
  BookA,
  BookOpen,
  CalendarDays,
  ClipboardList,
  Headphones,
  Mic,
  MonitorPlay,
  PenLine,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';
import type { Work } from './work.ts';

const { color } = token;

const looks: Record<Work, readonly [icon: LucideIcon, color: string]> = {
  Reading: [BookOpen, color.skillReading],
  Listening: [Headphones, color.skillListening],
  Speaking: [Mic, color.skillSpeaking],
  Writing: [PenLine, color.skillWriting],
  Vocab: [BookA, color.skillVocab],
  lecture: [MonitorPlay, color.accent],
  quiz: [Timer, color.inkSoft],
  homework: [ClipboardList, color.inkSoft],
  meeting: [CalendarDays, color.accent],
};

/** The colour of a skill or a kind of work, everywhere the same. */
export function workColor(work: Work): string {
  return looks[work][1];
}

const Tile = styled.span<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${(p) => p.$size}px;
  block-size: ${(p) => p.$size}px;
  border-radius: ${token.radius.control};
  background: color-mix(in srgb, currentcolor 12%, transparent);
  & > svg {
    inline-size: 55%;
    block-size: 55%;
  }
`;

/** The icon of a skill or a kind of work, in its colour. */
export function WorkGlyph({ work }: { work: Work }) {
  const [Icon, tint] = looks[work];
  return <Icon aria-hidden="true" style={{ color: tint }} />;
}

interface WorkIconProps {
  work: Work;
  size?: number;
  /** Where its name stands beside it. */
  isNamed?: boolean;
}

/** The icon of a skill or a kind of work on a tile. A screen reader says its name. */
export function WorkIcon({ work, size = 40, isNamed = false }: WorkIconProps) {
  const names = useMessages({ en, ar });
  return (
    <Tile $size={size} style={{ color: workColor(work) }}>
      <WorkGlyph work={work} />
      {!isNamed && <VisuallyHidden>{names[work]}</VisuallyHidden>}
    </Tile>
  );
}
