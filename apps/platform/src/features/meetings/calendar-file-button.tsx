import type { MeetingId } from '@rubrica/api-client/contract';
import { QuietButton } from '@rubrica/ui';
import { CalendarPlus } from 'lucide-react';
import { downloadText } from '../../lib/files/download-text.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { toast } from '../../lib/toast/toast.ts';
import { pageSession } from '../../lib/storage/session.ts';

interface CalendarFileButtonProps {
  meeting: MeetingId;
  title: string;
  label: string;
  /** The toast of a failure. */
  failed: string;
}

/** Saves a meeting as an iCalendar file, which a calendar app opens. The file is no call of the contract: it is not JSON. */
export function CalendarFileButton({ meeting, title, label, failed }: CalendarFileButtonProps) {
  const [save, isSaving] = useExclusive(async () => {
    try {
      const reply = await fetch(`/api/meetings/${meeting}/meeting.ics`, {
        headers: { authorization: `Bearer ${pageSession()?.token ?? ''}` },
      });
      if (!reply.ok) throw new Error(`The calendar file came with ${reply.status}.`);
      downloadText(`${title}.ics`, await reply.text());
    } catch {
      toast.error(failed);
    }
  });
  return (
    <QuietButton icon={<CalendarPlus aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      {label}
    </QuietButton>
  );
}
