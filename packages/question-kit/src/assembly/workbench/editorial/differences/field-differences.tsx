import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { Difference } from '../../../compare/difference.ts';
import type { Draft } from '../../../core/question.ts';
import { ChangedValue } from '../changed-value.tsx';
import { useFieldName } from '../use-field-name.ts';

const List = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  & > div {
    display: grid;
    gap: ${token.space[4]};
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 700px) {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
`;

interface FieldDifferencesProps {
  differences: readonly Difference[];
  before: Pick<Draft, 'questions'>;
  after: Pick<Draft, 'questions'>;
}

/** Differences by field, with the words that came and went. */
export function FieldDifferences({ differences, before, after }: FieldDifferencesProps) {
  const nameField = useFieldName();
  return (
    <List>
      {differences.map((difference) => (
        <div key={`${difference.kind} ${difference.path.join('.')}`}>
          <dt>
            <bdi>{nameField(difference.kind === 'removed' ? before : after, difference.path)}</bdi>
          </dt>
          <dd>
            <ChangedValue difference={difference} />
          </dd>
        </div>
      ))}
    </List>
  );
}
