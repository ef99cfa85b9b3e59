import { UiProvider } from '@rubrica/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './lib/query-client.ts';
import { RouteLink } from './lib/route-link.tsx';
import { usePreferences } from './lib/storage/preferences.ts';
import { LazyToaster } from './lib/toast/lazy-toaster.tsx';
import { Pages } from './routes/pages.tsx';

/** The platform: theme, query cache, router and toasts around its pages. */
export function App() {
  const { language, theme, textScale } = usePreferences();
  const [queryClient] = useState(createQueryClient);
  return (
    <StrictMode>
      <UiProvider scope="document" language={language} theme={theme} textScale={textScale} link={RouteLink}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
          <LazyToaster />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>
  );
}
