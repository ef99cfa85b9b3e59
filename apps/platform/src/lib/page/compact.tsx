import { UiProvider, useUi } from '@rubrica/ui';
import type { ReactNode } from 'react';

/** Compact density, for tables, marking and authoring. */
export function Compact({ children }: { children: ReactNode }) {
  const { language, dir, theme, textScale, messages, link } = useUi();
  return (
    <UiProvider {...{ language, dir, theme, textScale, messages, link }} density="compact">
      {children}
    </UiProvider>
  );
}
