import type { QuestionId } from '@rubrica/api-client/contract';
import { IconButton, Menu } from '@rubrica/ui';
import { ClipboardCheck, Ellipsis, History } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { ar as bankAr } from './bank/messages/ar.ts';
import { en as bankEn } from './bank/messages/en.ts';
import { ar, en } from './messages.ts';

interface EditorToolsProps {
  /** The stored question; null for a new one. */
  id: QuestionId | null;
  onCheck: () => void;
}

/** The tools of the editor's bar; one menu where they would leave no room for the title. */
export function EditorTools({ id, onCheck }: EditorToolsProps) {
  const { editor: messages } = useMessages({ en, ar });
  const bank = useMessages({ en: bankEn, ar: bankAr });
  const isWide = useMediaQuery('(min-width: 600px)');
  const tools = [
    { label: messages.check, icon: <ClipboardCheck aria-hidden="true" />, onSelect: onCheck },
    ...(id === null
      ? []
      : [{ label: bank.details.link, icon: <History aria-hidden="true" />, to: `/admin/questions/details/${id}` }]),
  ];
  if (!isWide && tools.length > 1)
    return (
      <Menu
        align="end"
        trigger={<IconButton label={messages.tools} icon={<Ellipsis aria-hidden="true" />} />}
        items={tools}
      />
    );
  return tools.map(({ label, icon, ...leads }) =>
    'to' in leads ? (
      <IconButton key={label} label={label} icon={icon} to={leads.to} />
    ) : (
      <IconButton key={label} label={label} icon={icon} onClick={leads.onSelect} />
    ),
  );
}
