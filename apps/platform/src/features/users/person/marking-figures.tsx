import type { AssistantPage } from '@rubrica/api-client/contract';
import { Card, Table, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { None, Section } from '../../../lib/page/section.tsx';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${token.space[16]};
  margin: 0;

  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & dd {
    margin: 0;
  }
  & b {
    font-size: ${token.font[22]};
    font-weight: 650;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const hoursOfTwoDays = 48;

/** How fast and how evenly an assistant marks. */
export function MarkingFigures({ marking }: Pick<AssistantPage, 'marking'>) {
  const m = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { medianHours, timed, markedLately, components, agreement } = marking;
  const time =
    medianHours === null
      ? m.notEnough
      : medianHours < hoursOfTwoDays
        ? m.hours(Math.round(medianHours * 10) / 10)
        : m.days(Math.round(medianHours / 2.4) / 10);
  const mean = (value: number | null, count: number) => (
    <>
      {value === null ? m.notEnough : percent(value)} <small>({m.ofAnswers(count)})</small>
    </>
  );
  return (
    <>
      <Section title={m.speed}>
        <Figures>
          <Card>
            <dt>{m.medianTime}</dt>
            <dd>
              <b>{time}</b> <small>{m.ofAnswers(timed)}</small>
            </dd>
          </Card>
          <Card>
            <dt>{m.markedLately}</dt>
            <dd>
              <b>{number(markedLately)}</b>
            </dd>
          </Card>
        </Figures>
      </Section>
      <Section title={m.evenness} lead={m.evennessLead}>
        {components.length === 0 ? (
          <None>{m.noComponents}</None>
        ) : (
          <Table
            label={m.evenness}
            rows={components}
            rowKey={({ component }) => component}
            columns={[
              { key: 'component', header: m.component, cell: ({ component }) => m.components[component] },
              { key: 'own', header: m.own, cell: ({ percent: own, count }) => mean(own, count) },
              {
                key: 'others',
                header: m.others,
                cell: ({ othersPercent, othersCount }) => mean(othersPercent, othersCount),
              },
            ]}
          />
        )}
      </Section>
      <Section title={m.agreement} lead={m.agreementLead}>
        <p>{mean(agreement.percent, agreement.count)}</p>
      </Section>
    </>
  );
}
