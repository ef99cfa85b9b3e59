import type { AssignedTask } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { ListChecks, Mic, MonitorPlay, PencilLine, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const icons = {
  homework: PencilLine,
  quiz: ListChecks,
  'vdo-lect': MonitorPlay,
  'vdo-speaking': Mic,
} as const satisfies Record<AssignedTask['kind'], LucideIcon>;

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token.radius.control};
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
`;

/** The icon of a kind of task, with its name for those who do not see it. */
export function KindIcon({ kind }: { kind: AssignedTask['kind'] }) {
  const { kinds } = useMessages({ en, ar });
  const Icon = icons[kind];
  return (
    <Frame role="img" aria-label={kinds[kind]} title={kinds[kind]}>
      <Icon aria-hidden="true" size={18} />
    </Frame>
  );
}
