import { QuietButton, token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { useFieldName } from './use-field-name.ts';

const Article = styled.article`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  overflow-wrap: anywhere;
  & > header > button {
    margin-inline-start: -8px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin-inline-start: -8px;
  }
`;

/** Who said something, and when. */
export const Said = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** What somebody said, with its line breaks. */
export const Words = styled.p`
  white-space: pre-wrap;
`;

interface RemarkFrameProps {
  /** The id of the comment or suggestion. */
  id: string;
  draft: Draft;
  /** Where its field is now; null when what it is about was removed. */
  place: ValuePath | null;
  /** The name of the article, from the name of its field. */
  label: (field: string) => string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A comment or suggestion with the field that it is about, which its heading leads to. */
export function RemarkFrame({ id, draft, place, label, children, actions }: RemarkFrameProps) {
  const { threads: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const { goTo } = useEditor();
  const field = place === null ? messages.removed : nameField(draft, place);
  return (
    <Article data-remark={id} aria-label={label(field)}>
      <header>
        {place === null ? (
          <Said>{messages.removed}</Said>
        ) : (
          <QuietButton aria-label={messages.goTo(field)} onClick={() => goTo(place.length === 0 ? ['title'] : place)}>
            <bdi>{field}</bdi>
          </QuietButton>
        )}
      </header>
      {children}
      {actions && <footer>{actions}</footer>}
    </Article>
  );
}
