import { Heading, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { Segmented } from '../../lib/preferences/segmented.tsx';
import { setPreferences, usePreferences } from '../../lib/storage/preferences.ts';
import { ar, en } from './messages.ts';

const Band = styled.section`
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    align-items: center;
    gap: ${token.space[24]} ${token.space[48]};
    padding: clamp(24px, 5vw, 48px);
    border-radius: ${token.radius.card};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & p {
    margin-block-start: ${token.space[8]};
    max-inline-size: 48ch;
  }
  & legend {
    color: inherit;
  }
`;

/** The section of the landing page that switches the language. */
export function LanguageBand() {
  const m = useMessages({ en, ar });
  const { language } = usePreferences();
  return (
    <Band>
      <div>
        <div>
          <Heading level={2} size={28}>
            {m.languagesTitle}
          </Heading>
          <p>{m.languagesBody}</p>
        </div>
        <Segmented
          label={m.language}
          value={language}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'ar', label: 'العربية', lang: 'ar' },
          ]}
          onChange={(next) => setPreferences({ language: next })}
        />
      </div>
    </Band>
  );
}
