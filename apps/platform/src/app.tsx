import { UiProvider } from '@rubrica/ui';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RouteLink } from './lib/route-link.tsx';
import { usePreferences } from './lib/storage/preferences.ts';
import { LazyToaster } from './lib/toast/lazy-toaster.tsx';
import { Pages } from './routes/pages.tsx';

/** The platform: theme, router and toasts around its pages. */
export function App() {
  const { language, theme, textScale } = usePreferences();
  return (
    <StrictMode>
      <UiProvider scope="document" language={language} theme={theme} textScale={textScale} link={RouteLink}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
        <LazyToaster />
      </UiProvider>
    </StrictMode>
  );
}
