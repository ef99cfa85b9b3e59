import type { Language } from '@rubrica/api-client/contract';
import { Stack, token } from '@rubrica/ui';
import { AArrowDown, AArrowUp, Monitor, Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { setPreferences, textScales, usePreferences } from '../storage/preferences.ts';
import { ar, en } from './messages.ts';
import { Segmented } from './segmented.tsx';

const Steps = styled.fieldset`
  & > legend {
    margin-block-end: ${token.space[4]};
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & > div {
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    padding: 3px;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    text-align: center;
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & button {
    display: grid;
    place-items: center;
    min-block-size: 38px;
    border: 0;
    border-radius: 4px;
    background: transparent;
    cursor: pointer;
  }
  & button:hover:not([aria-disabled='true']) {
    background: ${token.color.hover};
  }
  & button[aria-disabled='true'] {
    color: ${token.color.inkFaint};
    opacity: 0.5;
    cursor: default;
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
  }
  @media (pointer: coarse) {
    & button {
      min-block-size: 44px;
    }
  }
`;

function TextSize() {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const { textScale } = usePreferences();
  const index = textScales.findIndex((scale) => scale === textScale);
  const step = (by: number) => setPreferences({ textScale: textScales[index + by] ?? textScale });
  return (
    <Steps>
      <legend>{m.textSize}</legend>
      <div>
        <button type="button" aria-label={m.smaller} aria-disabled={index === 0} onClick={() => step(-1)}>
          <AArrowDown aria-hidden="true" />
        </button>
        <output aria-live="polite">{format.percent(textScale * 100)}</output>
        <button
          type="button"
          aria-label={m.larger}
          aria-disabled={index === textScales.length - 1}
          onClick={() => step(1)}
        >
          <AArrowUp aria-hidden="true" />
        </button>
      </div>
    </Steps>
  );
}

interface PreferenceControlsProps {
  /** Called with the language that somebody chose, for what is not of this device alone. */
  onLanguage?: (language: Language) => void;
}

/** Language, theme and text size of this device. */
export function PreferenceControls({ onLanguage }: PreferenceControlsProps) {
  const m = useMessages({ en, ar });
  const { language, theme } = usePreferences();
  return (
    <Stack gap={12}>
      <Segmented
        label={m.language}
        value={language}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'ar', label: 'العربية', lang: 'ar' },
        ]}
        onChange={(next) => {
          setPreferences({ language: next });
          onLanguage?.(next);
        }}
      />
      <Segmented
        label={m.theme}
        value={theme}
        options={[
          { value: 'light', label: m.light, icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: m.dark, icon: <Moon aria-hidden="true" /> },
          { value: 'system', label: m.system, icon: <Monitor aria-hidden="true" /> },
        ]}
        onChange={(next) => setPreferences({ theme: next })}
      />
      <TextSize />
    </Stack>
  );
}
