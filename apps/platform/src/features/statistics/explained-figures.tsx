import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { Details } from './details.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const List = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  max-inline-size: 70ch;
  margin: 0;
  padding-block: ${token.space[8]};
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
    color: ${token.color.inkSoft};
  }
`;

/** What each figure of an item means, where one asks for it. */
export function ExplainedFigures() {
  const messages = useMessages({ en, ar });
  const figures = ['facility', 'discrimination', 'efficiency', 'weight', 'thirds'] as const;
  return (
    <Details>
      <summary>{messages.explained}</summary>
      <List>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{messages[figure]}</dt>
            <dd>{messages.explanations[figure]}</dd>
          </div>
        ))}
      </List>
    </Details>
  );
}
