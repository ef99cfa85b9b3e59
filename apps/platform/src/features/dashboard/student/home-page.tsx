import type { StudentHome } from '@rubrica/api-client/contract';
import { Skeleton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CalendarDate } from '../../../lib/calendar/dates.ts';
import { firstWeekdayOf } from '../../../lib/calendar/period.ts';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useNow } from '../../../lib/calendar/use-now.ts';
import { readerTimeZone } from '../../../lib/calendar/zone.ts';
import { api } from '../../../lib/api.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { lazyComponentOrMissing } from '../../../lib/page/lazy-page.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { shownSession } from '../../../lib/session-ended.ts';
import { LiveMeeting } from './live-meeting.tsx';
import { ar, en } from './messages.ts';
import { NextCard, nextHeight } from './next-card.tsx';
import { weekDays } from './week.ts';
import { stripHeight, WeekStrip } from './week-strip.tsx';

const HomeRest = lazyComponentOrMissing(async () => (await import('./rest/home-rest.tsx')).HomeRest);

/** A student's first page: one next thing and the week; what is below them loads after them. */
export function HomePage() {
  const m = useMessages({ en, ar });
  // What is due, watched and practised changes on other pages.
  const query = useQuery({
    queryKey: keyOf('Task', 'home'),
    queryFn: ({ signal }) => api.getStudentHome({ signal }),
    staleTime: 0,
  });
  const name = shownSession()?.name ?? '';
  return (
    <Page title={m.title(name.split(' ')[0] ?? name)} lead={m.lead}>
      <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading} skeleton={<HomeSkeleton />}>
        {(home) => <Home home={home} />}
      </QueryView>
    </Page>
  );
}

function Home({ home }: { home: StudentHome }) {
  const firstWeekday = firstWeekdayOf(useLanguage());
  const format = useCalendarFormat(readerTimeZone());
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const days = weekDays({ items: home.week, practised: home.practice.dates, now: useNow(), firstWeekday });
  return (
    <Stack gap={24}>
      <LiveMeeting week={home.week} />
      <NextCard next={home.next} />
      <WeekStrip days={days} format={format} chosen={chosen} onChoose={setChosen} />
      <Suspense fallback={<RestSkeleton />}>
        <HomeRest home={home} days={days} chosen={chosen} format={format} />
      </Suspense>
    </Stack>
  );
}

function RestSkeleton() {
  return (
    <Stack gap={12} aria-busy="true">
      <Skeleton width="140px" height="22px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="320px" />
    </Stack>
  );
}

function HomeSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height={`${nextHeight}px`} />
      <Skeleton height={`${stripHeight}px`} />
      <RestSkeleton />
    </Stack>
  );
}
