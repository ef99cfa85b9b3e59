import { Chip, Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { PaperDifferences } from '../../../compare/compare-papers.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { FieldDifferences } from './field-differences.tsx';

const Totals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  list-style: none;
  color: ${token.color.inkSoft};
`;

const noQuestions = { questions: [] };

/** What differs in the paper besides its questions: what it adds up to, its own fields, its sections. */
export function PaperChanges({ differences: { fields, sections, totals } }: { differences: PaperDifferences }) {
  const { differences: messages } = useEditorialMessages();
  const sums = (['questions', 'points', 'minutes'] as const).flatMap((name) => {
    const [before, after] = [totals.before[name] ?? 0, totals.after[name] ?? 0];
    if (before === after) return [];
    return [messages.total(messages.totals[name], messages.number(before), messages.number(after))];
  });
  return (
    <>
      {sums.length > 0 && (
        <Totals>
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </Totals>
      )}
      {(fields.length > 0 || sections.length > 0) && (
        <section aria-label={messages.paper}>
          <Stack gap={8}>
            <FieldDifferences differences={fields} before={noQuestions} after={noQuestions} />
            {sections.map(({ id, title, state, isMoved, fields: changed }) => (
              <div key={id}>
                <p>
                  <bdi>{messages.section(title)}</bdi>{' '}
                  <Chip>{messages.states[isMoved && changed.length === 0 ? 'moved' : state]}</Chip>
                </p>
                <FieldDifferences differences={changed} before={noQuestions} after={noQuestions} />
              </div>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}
