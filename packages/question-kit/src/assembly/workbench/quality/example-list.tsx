import { token, useUi, VisuallyHidden } from '@rubrica/ui';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { exampleLines } from '../../quality/example-lines.ts';
import { ruleExamples } from '../../quality/rule-examples.ts';
import type { RuleExample } from '../../quality/rule.ts';
import type { RuleName } from '../../quality/rules.ts';
import { qualityMessages } from './messages.ts';

const Box = styled.figure<{ $isBad: boolean }>`
  margin: 0 0 ${token.space[8]};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  font-size: ${token.font[13]};
  & > figcaption {
    margin-block-end: ${token.space[4]};
    color: ${(p) => (p.$isBad ? token.color.dangerInk : token.color.successInk)};
    font-weight: 650;
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & svg {
    vertical-align: -2px;
  }
  & li[data-key] {
    font-weight: 650;
  }
`;

/** The bad and the good example of a rule, the right answers marked. */
export function ExampleList({ rule }: { rule: RuleName }) {
  const { language } = useUi();
  const m = qualityMessages(language);
  const { bad, good } = ruleExamples[rule];
  return (
    <>
      <Example label={m.bad} example={bad} isBad />
      <Example label={m.good} example={good} isBad={false} />
    </>
  );
}

function Example({ label, example, isBad }: { label: string; example: RuleExample; isBad: boolean }) {
  return (
    <Box $isBad={isBad}>
      <figcaption>
        {isBad ? <X size={14} aria-hidden /> : <Check size={14} aria-hidden />} {label}
      </figcaption>
      <ul lang="en" dir="ltr">
        {exampleLines(example).map(({ text, isKey }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an example never change
          <li key={at} data-key={isKey ? '' : undefined}>
            {text}
            {isKey && (
              <>
                {' '}
                <Check size={14} aria-hidden />
                <VisuallyHidden> (key)</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
