import { Button, Cluster, Stack } from '@rubrica/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate, type CalendarDate } from '../../lib/calendar/dates.ts';
import { useKnownTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { PrintStyle } from '../../lib/page/printed.tsx';
import { Segmented } from '../../lib/preferences/segmented.tsx';
import { FeedButton } from './feed/feed-button.tsx';
import { MeetingList } from './meeting-list.tsx';
import type { MeetingsArea } from './meetings-area.ts';
import { MeetingsCalendar } from './meetings-calendar.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { MeetingDialog } from './plan/meeting-dialog.tsx';

/** All meetings that a person of the staff may see, as a calendar or as a list. */
export function MeetingsPage({ area }: { area: MeetingsArea }) {
  const m = useMessages({ en, ar });
  const [search, setSearch] = useSearchParams();
  // The dialog needs it at once.
  useKnownTimeZone();
  const [isPlanning, setPlanning] = useState(false);
  const show = search.get('show') === 'list' ? 'list' : 'calendar';
  const tools = (
    <Segmented
      label={m.show}
      hideLabel
      value={show}
      options={[
        { value: 'calendar', label: m.shows.calendar },
        { value: 'list', label: m.shows.list },
      ]}
      onChange={(chosen) => setSearch(chosen === 'list' ? { show: 'list' } : {}, { replace: true })}
    />
  );
  const shownDate = search.get('date') ?? '';
  const showDate = (date: CalendarDate) => {
    if (show === 'list') return;
    setSearch(
      (before) => {
        before.set('date', date);
        return before;
      },
      { replace: true },
    );
  };
  const canPlan = area === '/admin';
  const action = (
    <Cluster gap={8}>
      <FeedButton />
      {canPlan && (
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setPlanning(true)}>
          {m.plan}
        </Button>
      )}
    </Cluster>
  );
  return (
    <Compact>
      <Page title={m.title} lead={canPlan ? m.lead : m.assistantLead} width="wide" action={action}>
        <PrintStyle />
        {show === 'list' ? (
          <Stack gap={16}>
            <div style={{ alignSelf: 'end' }} data-no-print="">
              {tools}
            </div>
            <MeetingList area={area} />
          </Stack>
        ) : (
          <MeetingsCalendar
            errorTitle={m.problem}
            empty={m.emptyPeriod}
            pathOf={({ _id }) => `${area}/meetings/${_id}`}
            tools={tools}
          />
        )}
        {isPlanning && (
          <MeetingDialog
            plan={{ kind: 'new', ...(isCalendarDate(shownDate) ? { date: shownDate } : {}) }}
            onClose={() => setPlanning(false)}
            onPlanned={showDate}
          />
        )}
      </Page>
    </Compact>
  );
}
