import { Button, IconButton, Menu, QuietButton, token } from '@rubrica/ui';
import { BookOpen, Languages, MessageCircleQuestion, Square, Volume2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { QuestionKind } from '../questions/make-draft.ts';
import type { ChosenText } from './use-chosen-text.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  min-block-size: 57px;
  padding: ${token.space[4]} ${token.space[12]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  & > p {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p[data-chosen] {
    color: ${token.color.ink};
    font-weight: 600;
  }
  /* On a phone it comes with the choice, above what is read, wherever that has been scrolled to. */
  @media (max-width: 900px) {
    position: fixed;
    inset: auto 0 0;
    z-index: ${token.layer.float};
    flex-wrap: wrap;
    border-block: 1px solid ${token.color.line};
    padding-block-end: max(${token.space[4]}, env(safe-area-inset-bottom));
    &:has(> p:only-child:not([data-chosen])) {
      display: none;
    }
    & > p {
      flex-basis: 100%;
      white-space: normal;
    }
  }
`;

const kinds = ['gap', 'vocabulary', 'choice'] as const satisfies readonly QuestionKind[];

interface ChosenBarProps {
  chosen: ChosenText | null;
  isSpeaking: boolean;
  /** Whether the caller may make questions. */
  canAsk: boolean;
  isMaking: boolean;
  onLookUp: () => void;
  onTranslate: () => void;
  onSpeak: () => void;
  onStop: () => void;
  onAsk: (kind: QuestionKind) => void;
}

/** What can be done with the words that are chosen on a page. It always has its place, so that the page does not move. */
export function ChosenBar(props: ChosenBarProps) {
  const { chosen, isSpeaking, canAsk, isMaking, onLookUp, onTranslate, onSpeak, onStop, onAsk } = props;
  const { chosen: m } = useMessages({ en, ar });
  return (
    <Bar role="group" aria-label={m.label}>
      {chosen ? (
        <p data-chosen="" dir="auto">
          “{chosen.text}”
        </p>
      ) : (
        <p>{m.hint}</p>
      )}
      {(chosen ?? isSpeaking) && (
        <>
          <QuietButton icon={<BookOpen aria-hidden="true" />} disabled={!chosen} onClick={onLookUp}>
            {m.lookUp}
          </QuietButton>
          <QuietButton icon={<Languages aria-hidden="true" />} disabled={!chosen} onClick={onTranslate}>
            {m.translate}
          </QuietButton>
          {isSpeaking ? (
            <IconButton label={m.stop} icon={<Square aria-hidden="true" />} onClick={onStop} />
          ) : (
            <IconButton label={m.speak} icon={<Volume2 aria-hidden="true" />} onClick={onSpeak} />
          )}
          {canAsk && chosen && (
            <Menu
              align="end"
              trigger={
                <Button loading={isMaking} icon={<MessageCircleQuestion aria-hidden="true" />}>
                  {m.ask}
                </Button>
              }
              items={kinds.map((kind) => ({ label: m[kind], onSelect: () => onAsk(kind) }))}
            />
          )}
        </>
      )}
    </Bar>
  );
}
