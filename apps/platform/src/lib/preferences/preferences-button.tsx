import { Skeleton, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { Languages } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { lazyPart, loadsEarly } from '../page/lazy-page.tsx';
import { Loading } from '../page/loading.tsx';
import { usePreferences } from '../storage/preferences.ts';
import { ar, en } from './messages.ts';

const load = async () => ({ default: (await import('./preference-controls.tsx')).PreferenceControls });
const PreferenceControls = lazyPart(load);

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: 44px;
  padding-inline: ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

const Panel = styled.div`
  position: fixed;
  inset: auto;
  inset-block-start: 68px;
  inset-inline-end: 16px;
  inline-size: min(320px, calc(100vw - 32px));
  max-block-size: calc(100dvb - 84px);
  margin: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  overflow-y: auto;
`;

/** Opens language, theme and text size on pages without a session. */
export function PreferencesButton() {
  const m = useMessages({ en, ar });
  const { language } = usePreferences();
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Opener type="button" popoverTarget={id} {...loadsEarly(load)}>
        <Languages aria-hidden="true" />
        {language === 'ar' ? 'العربية' : 'English'}
        <VisuallyHidden>
          {language === 'ar' ? '،' : ','} {m.settings}
        </VisuallyHidden>
      </Opener>
      <Panel id={id} popover="auto" onToggle={(event) => setOpened((before) => before || event.newState === 'open')}>
        {opened && (
          <Suspense
            fallback={
              <Loading>
                <Stack gap={16}>
                  <Skeleton height="40px" />
                  <Skeleton height="40px" />
                  <Skeleton height="40px" />
                </Stack>
              </Loading>
            }
          >
            <PreferenceControls />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
