import { Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { None } from '../../../../lib/page/section.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Details = styled.details`
  font-size: ${token.font[14]};

  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: ${token.color.accent};
    cursor: pointer;
  }
  & > ol {
    display: grid;
    gap: ${token.space[8]};
    margin-block: ${token.space[8]} 0;
    padding-inline-start: 1.4em;
  }
  & code {
    display: block;
    inline-size: fit-content;
    margin-block-start: ${token.space[4]};
    padding: 2px 6px;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    font-size: ${token.font[13]};
    overflow-wrap: anywhere;
  }
`;

/** The settings that go with each step. */
const settings = [
  [],
  ['RUBRICA_WASENDER_TOKEN'],
  [`${location.origin}/api/whatsapp/webhook`, 'RUBRICA_WASENDER_WEBHOOK_SECRET'],
];

/** What a school without an account for WhatsApp has to do to have one. */
export function SetUp() {
  const { none, setUp } = useMessages({ en, ar });
  return (
    <Stack gap={8}>
      <None>
        {none}. {setUp.lead}
      </None>
      <Details>
        <summary>{setUp.summary}</summary>
        <ol>
          {setUp.steps.map((step, index) => (
            <li key={step}>
              {step}
              {settings[index]?.map((setting) => (
                <code key={setting} dir="ltr">
                  {setting}
                </code>
              ))}
            </li>
          ))}
        </ol>
      </Details>
    </Stack>
  );
}
