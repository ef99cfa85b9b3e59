import { QuietButton, token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import type { Finding } from '../../quality/finding.ts';
import type { Severity } from '../../quality/severity.ts';
import { useFieldName } from '../editorial/use-field-name.ts';
import { useQualityMessages } from './messages.ts';

const edges: Readonly<Record<Severity, string>> = {
  error: token.color.danger,
  warning: token.color.warning,
  note: token.color.lineStrong,
};

const Article = styled.article<{ $edge: string }>`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-inline-start: 3px solid ${(p) => p.$edge};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  overflow-wrap: anywhere;
  & > h4 {
    font-size: ${token.font[14]};
    font-weight: 650;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin-inline-start: -10px;
  }
`;

/** A text that explains. */
export const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

interface FindingFrameProps {
  finding: Finding;
  draft: Draft;
  /** The rule, in words. */
  name: string;
  children: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A finding with its name and the way to the field that it is about. */
export function FindingFrame({ finding, draft, name, children, actions }: FindingFrameProps) {
  const m = useQualityMessages();
  const { goTo } = useEditor();
  const nameField = useFieldName();
  const { path, severity } = finding;
  const field = nameField(draft, path);
  return (
    <Article $edge={edges[severity]} aria-label={`${name}: ${field}`}>
      <h4>{name}</h4>
      {children}
      <footer>
        <QuietButton onClick={() => goTo(path.length === 0 ? ['title'] : path)}>
          {m.goTo}: <bdi>{field}</bdi>
        </QuietButton>
        {actions}
      </footer>
    </Article>
  );
}
