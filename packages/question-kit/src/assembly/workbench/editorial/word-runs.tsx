import { token, VisuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { WordRun } from '../../compare/compare-words.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  & ins {
    background: ${token.color.successSoft};
    color: ${token.color.successInk};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & del {
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
`;

/** A text with the words that came and those that went; a screen reader is told which. */
export function WordRuns({ runs }: { runs: readonly WordRun[] }) {
  const { words } = useEditorialMessages();
  return (
    <Text dir="auto">
      {runs.map(({ kind, text }, index) => {
        // A run has no other identity than its place.
        const key = `${index}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={key}>
            <VisuallyHidden>{` ${words[kind]}: `}</VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </Text>
  );
}
