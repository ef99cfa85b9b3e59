import type { UserId } from '@rubrica/api-client/contract';
import { Button } from '@rubrica/ui';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface WriteButtonProps {
  student: UserId;
  area: '/admin' | '/assistant';
}

/** Opens the conversation with a student, who may not have written yet. */
export function WriteButton({ student, area }: WriteButtonProps) {
  const m = useMessages({ en, ar });
  const navigate = useNavigate();
  const runChange = useRunChange();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      await runChange(async () => {
        const { _id: thread } = await api.openChatThread({ body: { student } });
        await navigate(`${area}/messages?thread=${thread}`);
      }, m.writeFailed);
    } catch {
      // The toast says why.
      setOpening(false);
    }
  };
  return (
    <Button icon={<MessageCircle aria-hidden="true" />} loading={isOpening} onClick={() => void open()}>
      {m.write}
    </Button>
  );
}
