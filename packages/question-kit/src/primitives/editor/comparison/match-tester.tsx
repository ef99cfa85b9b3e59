import { TextField, token } from '@rubrica/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Match } from '../../schema/fields.ts';
import { matchAnswer } from '../../comparison/match-answer.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';

const Verdict = styled.div<{ $accepted: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 20px;
  color: ${(p) => (p.$accepted ? token.color.successInk : token.color.dangerInk)};
  font-size: ${token.font[13]};
  line-height: 1.45;
  & > svg {
    flex: none;
    inline-size: 15px;
    block-size: 15px;
  }
`;

const Tester = styled.div`
  display: grid;
  gap: 6px;
`;

export interface MatchTesterProps {
  answers: readonly string[];
  match: Match | undefined;
  /** Shown if there is no answer to compare with. */
  noKey: string;
}

/** Shows how an answer would be marked, and why. */
export function MatchTester({ answers: key, match, noKey }: MatchTesterProps) {
  const m = useEditorMessages();
  const [given, setGiven] = useState('');
  const answers = key.filter((answer) => answer.trim() !== '');
  const { decision, index } = matchAnswer(given, answers, match);
  const reason = answers.length === 0 ? 'manual' : decision;
  const accepted = reason !== 'none' && reason !== 'manual';

  return (
    <Tester data-own-undo="">
      <TextField
        label={m.comparison.tryLabel}
        placeholder={m.comparison.tryPlaceholder}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={given}
        onChange={(event) => setGiven(event.target.value)}
      />
      <Verdict role="status" $accepted={accepted} data-decision={given.trim() === '' ? undefined : reason}>
        {given.trim() !== '' && (
          <>
            {accepted ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            <span>{reason === 'manual' ? noKey : m.comparison.decisions[reason](answers[index] ?? '')}</span>
          </>
        )}
      </Verdict>
    </Tester>
  );
}
