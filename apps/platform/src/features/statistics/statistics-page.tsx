import type { Statistics } from '@rubrica/api-client/contract';
import { EmptyState, FilterChip, Heading, Skeleton, Stack } from '@rubrica/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Printed, PrintStyle } from '../../lib/page/printed.tsx';
import { ChoiceTables } from './choice-tables.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import { ItemsTable } from './items-table.tsx';
import { MarksHistogram } from './marks-histogram.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { TimesTable } from './times-table.tsx';
import type { CountedAttempts } from './use-counted-attempts.ts';
import { WholeFigures } from './whole-figures.tsx';

interface StatisticsPageProps {
  query: UseQueryResult<Statistics>;
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  counted: CountedAttempts;
  /** Whether the items are of several questions, whose titles are shown. */
  hasTitles: boolean;
}

/** What attempts say about items: the whole, the distribution of marks, and the items to look at first. */
export function StatisticsPage({ query, lead, breadcrumbs, counted, hasTitles }: StatisticsPageProps) {
  const messages = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const { date } = useFormat();
  const [openedAt] = useState(() => new Date().toISOString());
  return (
    <Page
      title={query.data ? `${messages.title}: ${query.data.title}` : messages.title}
      lead={lead}
      width="wide"
      breadcrumbs={breadcrumbs}
      action={
        <FilterChip pressed={counted.attempts === 'all'} onChange={(all) => counted.set(all ? 'all' : 'first')}>
          {messages.allAttempts}
        </FilterChip>
      }
    >
      <PrintStyle />
      <Printed>
        <span>{brand}</span>
        <span>{messages.printedOn(date(openedAt))}</span>
      </Printed>
      <QueryView
        query={query}
        errorTitle={messages.notLoaded}
        loadingLabel={messages.loading}
        skeleton={
          <Stack gap={24}>
            <Skeleton height="180px" />
            <Skeleton height="200px" />
            <Skeleton height="320px" />
          </Stack>
        }
      >
        {(statistics) => <Sections statistics={statistics} hasTitles={hasTitles} />}
      </QueryView>
    </Page>
  );
}

function Sections({ statistics, hasTitles }: { statistics: Statistics; hasTitles: boolean }) {
  const messages = useMessages({ en, ar });
  const { attempts, items, leftOut, needed, rareQuestions, times, whole } = statistics;
  if (!whole) {
    return <EmptyState title={messages.notEnough}>{messages.notEnoughText(attempts, needed)}</EmptyState>;
  }
  const choices = items.filter(({ options }) => options.length > 0);
  return (
    <Stack gap={48}>
      <Section title={messages.whole}>
        <p>
          {messages.counted(attempts)} {leftOut > 0 && messages.leftOut(leftOut)}{' '}
          {rareQuestions > 0 && messages.rare(rareQuestions, needed)}
        </p>
        <WholeFigures whole={whole} />
      </Section>
      <Section title={messages.distribution}>
        <MarksHistogram histogram={whole.histogram} />
      </Section>
      <Section title={messages.items} text={messages.itemsText}>
        <ExplainedFigures />
        <ItemsTable items={items} hasTitles={hasTitles} counted={attempts} />
      </Section>
      {choices.length > 0 && (
        <Section title={messages.choices} text={messages.choicesText}>
          <ChoiceTables items={choices} hasTitles={hasTitles} />
        </Section>
      )}
      {times.length > 0 && (
        <Section title={messages.times} text={messages.timesText}>
          <TimesTable times={times} needed={needed} />
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{title}</Heading>
      {text !== undefined && <p style={{ maxInlineSize: '70ch' }}>{text}</p>}
      {children}
    </Stack>
  );
}
